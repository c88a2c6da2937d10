/// A test of films sees scenes and traces without another import.
@_exported import Staging
