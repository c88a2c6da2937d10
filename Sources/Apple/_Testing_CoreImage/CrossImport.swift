// As `_Testing_UIKit`, for files that import Testing and a module named CoreImage.
