@_exported import Staging
