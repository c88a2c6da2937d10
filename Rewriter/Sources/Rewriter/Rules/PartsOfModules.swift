/// Names of modules of Apple's of which the rest is not here, and the module that has them; `nil`
/// where UIKit does.
let partsThatAreHere: [String: (module: String?, names: Set<String>)] = {
  var parts: [String: (module: String?, names: Set<String>)] = ["CoreText": (nil, namesOfCoreText)]
  for module in ["UniformTypeIdentifiers", "MobileCoreServices", "CoreServices"] {
    parts[module] = (nil, namesOfTypes)
  }
  parts["Security"] = (nil, namesOfKeychain)
  parts["ImageIO"] = (nil, namesOfImageIO)
  parts["LocalAuthentication"] = (nil, words("LABiometryType LAContext LAError LAPolicy"))
  parts["WatchConnectivity"] = (
    nil, words("WCError WCSession WCSessionActivationState WCSessionDelegate")
  )
  for (module, names) in namesOfModules { parts[module] = (module, names) }
  parts["AVFoundation"]?.names.formUnion(namesOfSystemSounds)
  parts["AVFoundation"]?.names.formUnion(oldNamesOfMedia.keys)
  // The two share the beginnings of their names, and AVKit hands on AVFoundation.
  parts["AVKit"]?.names.formUnion(namesOfModules["AVFoundation"] ?? [])
  parts["AVFoundation"]?.names.formUnion(namesOfModules["AVKit"] ?? [])
  for module in ["AVFAudio", "CoreMedia"] { parts[module] = parts["AVFoundation"] }
  // MapKit hands on Core Location.
  parts["MapKit"]?.names.formUnion(namesOfModules["CoreLocation"] ?? [])
  return parts
}()

/// What UIKit has of Security.
private let namesOfKeychain = words(
  """
  SecCopyErrorMessageString SecItemAdd SecItemCopyMatching SecItemDelete SecItemUpdate
  errSecAllocate errSecAuthFailed errSecDecode errSecDuplicateItem errSecInteractionNotAllowed
  errSecItemNotFound errSecNotAvailable errSecParam errSecSuccess errSecUnimplemented
  errSecUserCanceled kSecAttrAccessGroup kSecAttrAccessible kSecAttrAccessibleAfterFirstUnlock
  kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly kSecAttrAccessibleAlways
  kSecAttrAccessibleAlwaysThisDeviceOnly kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly
  kSecAttrAccessibleWhenUnlocked kSecAttrAccessibleWhenUnlockedThisDeviceOnly kSecAttrAccount
  kSecAttrAuthenticationType kSecAttrComment kSecAttrCreationDate kSecAttrCreator
  kSecAttrDescription kSecAttrGeneric kSecAttrIsInvisible kSecAttrIsNegative kSecAttrLabel
  kSecAttrModificationDate kSecAttrPath kSecAttrPort kSecAttrProtocol kSecAttrProtocolHTTP
  kSecAttrProtocolHTTPS kSecAttrSecurityDomain kSecAttrServer kSecAttrService
  kSecAttrSynchronizable kSecAttrSynchronizableAny kSecAttrType kSecClass kSecClassCertificate
  kSecClassGenericPassword kSecClassIdentity kSecClassInternetPassword kSecClassKey
  kSecMatchCaseInsensitive kSecMatchLimit kSecMatchLimitAll kSecMatchLimitOne
  kSecReturnAttributes kSecReturnData kSecReturnPersistentRef kSecReturnRef
  kSecUseAuthenticationUI kSecUseAuthenticationUIFail kSecUseDataProtectionKeychain
  kSecUseOperationPrompt kSecValueData
  """)

/// What these modules declare.
let namesOfModules: [String: Set<String>] = [
  "Accelerate": words(
    """
    kvImageBackgroundColorFill kvImageCopyInPlace kvImageDoNotTile kvImageEdgeExtend
    kvImageGetTempBufferSize kvImageHighQualityResampling kvImageInvalidEdgeStyle
    kvImageInvalidKernelSize kvImageInvalidParameter kvImageLeaveAlphaUnchanged kvImageNoError
    kvImageNoFlags kvImageNullPointerArgument kvImageRoiLargerThanInputBuffer
    kvImageTruncateKernel vImageBoxConvolve_ARGB8888 vImageMatrixMultiply_ARGB8888
    vImagePixelCount vImageTentConvolve_ARGB8888 vImage_Buffer vImage_Error vImage_Flags
    """),
  "GameplayKit": words(
    """
    GKARC4RandomSource GKGameModel GKGameModelPlayer GKGameModelUpdate GKGaussianDistribution
    GKLinearCongruentialRandomSource GKMersenneTwisterRandomSource GKMinmaxStrategist GKRandom GKRandomDistribution GKRandomSource
    GKShuffledDistribution GKState GKStateMachine GKStrategist
    """),
  "CoreData": words(
    """
    ModelSketch NSAttributeDescription NSAttributeType NSBatchDeleteRequest
    NSBatchDeleteRequestResultType NSBatchDeleteResult NSBinaryStoreType NSDeleteRule NSDeletedObjectsKey NSEntityDescription
    NSErrorMergePolicy NSFetchRequest NSFetchRequestResult NSFetchRequestResultType
    NSFetchedResultsChangeType NSFetchedResultsController NSFetchedResultsControllerDelegate
    NSFetchedResultsSectionInfo NSInMemoryStoreType NSInferMappingModelAutomaticallyOption
    NSInsertedObjectsKey NSManagedObject NSManagedObjectContext
    NSManagedObjectContextConcurrencyType NSManagedObjectID NSManagedObjectModel
    NSMergeByPropertyObjectTrumpMergePolicy NSMergeByPropertyStoreTrumpMergePolicy NSMergePolicy
    NSMergePolicyType NSMigratePersistentStoresAutomaticallyOption NSOverwriteMergePolicy
    NSPersistentCloudKitContainer NSPersistentContainer NSPersistentHistoryTrackingKey
    NSPersistentStore NSPersistentStoreCoordinator NSPersistentStoreDescription
    NSPersistentStoreRemoteChangeNotificationPostOptionKey NSPersistentStoreRequest
    NSPersistentStoreResult NSPropertyDescription NSRefreshedObjectsKey
    NSRelationshipDescription NSRollbackMergePolicy NSSQLiteStoreType NSUpdatedObjectsKey
    NSValidationMissingMandatoryPropertyError
    """),
  "CoreLocation": words(
    """
    CLAccuracyAuthorization CLActivityType CLAuthorizationStatus CLDeviceOrientation CLError
    CLGeocoder CLHeading CLLocation
    CLLocationAccuracy CLLocationCoordinate2D CLLocationCoordinate2DIsValid
    CLLocationCoordinate2DMake CLLocationDegrees CLLocationDirection CLLocationDistance
    CLLocationManager CLLocationManagerDelegate CLLocationSpeed CLPlacemark
    kCLDistanceFilterNone kCLErrorDomain kCLLocationAccuracyBest
    kCLLocationAccuracyBestForNavigation kCLLocationAccuracyHundredMeters
    kCLLocationAccuracyKilometer kCLLocationAccuracyNearestTenMeters kCLLocationAccuracyReduced
    kCLLocationAccuracyThreeKilometers kCLLocationCoordinate2DInvalid
    """),
  "MapKit": words(
    """
    MKAnnotation MKAnnotationView MKCoordinateRegion MKCoordinateRegionMake
    MKCoordinateRegionMakeWithDistance MKCoordinateSpan MKCoordinateSpanMake
    MKFeatureDisplayPriority MKFeatureVisibility MKMapPoint MKMapPointEqualToPoint MKMapRect
    MKMapRectEqualToRect MKMapSize MKMapSizeEqualToSize MKMapType MKMapView
    MKMapViewDefaultAnnotationViewReuseIdentifier MKMapViewDelegate MKMarkerAnnotationView
    MKPinAnnotationView MKPointAnnotation MKShape MKUserLocation MKUserTrackingMode
    """),
  "WebKit": words(
    """
    WKAudiovisualMediaTypes WKDataDetectorTypes WKError WKFrameInfo WKNavigation
    WKNavigationAction WKNavigationActionPolicy WKNavigationDelegate WKNavigationType
    WKPreferences WKProcessPool WKScriptMessage WKScriptMessageHandler WKUIDelegate
    WKUserContentController WKUserScript WKUserScriptInjectionTime WKWebView
    WKWebViewConfiguration WKWebpagePreferences WKWebsiteDataStore
    """),
  "SafariServices": words(
    """
    SFSafariViewController SFSafariViewControllerDelegate
    """),
  "MessageUI": words(
    """
    MFMailComposeResult MFMailComposeViewController MFMailComposeViewControllerDelegate
    MFMessageComposeViewController MFMessageComposeViewControllerDelegate MessageComposeResult
    """),
  "AVFoundation": words(
    """
    AVAsset AVAudioPlayer AVAudioPlayerDelegate AVAudioSession AVAudioSessionCategoryAmbient
    AVMakeRect
    AVAudioSessionCategoryPlayAndRecord AVAudioSessionCategoryPlayback
    AVAudioSessionCategoryRecord AVAudioSessionCategorySoloAmbient AVErrorDomain
    AVLayerVideoGravity AVLayerVideoGravityResize AVLayerVideoGravityResizeAspect
    AVLayerVideoGravityResizeAspectFill AVPlayer AVPlayerItem AVPlayerLayer AVPlayerLooper
    AVAudioQuality AVAudioRecorder AVAudioRecorderDelegate AVEncoderAudioQualityKey
    AVEncoderBitRateKey AVFormatIDKey AVLinearPCMBitDepthKey AVNumberOfChannelsKey AVSampleRateKey
    AVSpeechBoundary AVSpeechSynthesisVoice AVSpeechSynthesizer AVSpeechSynthesizerDelegate
    AVSpeechUtterance AVSpeechUtteranceDefaultSpeechRate AVSpeechUtteranceMaximumSpeechRate
    AVSpeechUtteranceMinimumSpeechRate kAudioFormatAppleIMA4 kAudioFormatAppleLossless
    kAudioFormatLinearPCM kAudioFormatMPEG4AAC
    AVQueuePlayer AVURLAsset CMTime CMTimeEpoch CMTimeFlags CMTimeGetSeconds CMTimeMake
    CMTimeMakeWithSeconds CMTimeRange CMTimeScale CMTimeValue kCMTimeIndefinite kCMTimeInvalid
    kCMTimePositiveInfinity kCMTimeZero
    """),
  "AVKit": words(
    """
    AVPlayerViewController
    """),
]

private func words(_ text: String) -> Set<String> {
  Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
}

/// What AVFoundation hands on of Audio Toolbox.
private let namesOfSystemSounds = words(
  """
  AudioServicesPlaySystemSound AudioServicesPlayAlertSound SystemSoundID
  AudioServicesPlaySystemSoundWithCompletion AudioServicesPlayAlertSoundWithCompletion
  AudioServicesCreateSystemSoundID AudioServicesDisposeSystemSoundID kSystemSoundID_Vibrate
  """)

/// What UIKit has of Core Text.
private let namesOfCoreText = words(
  """
  CFURL CTFontManagerRegisterFontsForURL CTFontManagerScope CTFont CTFontCreateWithName CTFontCreatePathForGlyph CTFontGetGlyphsForCharacters
  CTFontGetAdvancesForGlyphs CTFontGetBoundingRectsForGlyphs CTFontOrientation CTFontGetAscent
  CTFontGetDescent CTFontGetLeading CTFontGetSize CTFontGetCapHeight CTFontGetXHeight CTLine
  CTLineCreateWithAttributedString CTLineGetGlyphRuns CTLineGetGlyphCount CTLineGetStringRange
  CTLineGetTypographicBounds CTLineGetImageBounds CTLineDraw CTRun CTRunGetGlyphCount
  CTRunGetAttributes CTRunGetStringRange CTRunGetGlyphs CTRunGetPositions CTRunGetAdvances
  CTRunGetStringIndices CTRunGetTypographicBounds CTFrame CTFramesetter
  CTFramesetterCreateWithAttributedString CTFramesetterCreateFrame
  CTFramesetterSuggestFrameSizeWithConstraints CTFrameDraw CTFrameGetPath kCTFontAttributeName
  kCTForegroundColorAttributeName kCTKernAttributeName kCTParagraphStyleAttributeName
  kCTStrokeWidthAttributeName kCTStrokeColorAttributeName
  """)

/// What UIKit has of the kinds of data.
private let namesOfTypes = words(
  """
  UTType kUTTypeItem kUTTypeContent kUTTypeData kUTTypeDirectory kUTTypeFolder kUTTypeText
  kUTTypePlainText kUTTypeUTF8PlainText kUTTypeRTF kUTTypeHTML kUTTypeXML kUTTypeJSON
  kUTTypePropertyList kUTTypeURL kUTTypeFileURL kUTTypeImage kUTTypePNG kUTTypeJPEG kUTTypeGIF
  kUTTypeTIFF kUTTypePDF kUTTypeZipArchive kUTTypeArchive kUTTypeAudiovisualContent kUTTypeMovie
  kUTTypeVideo kUTTypeAudio kUTTypeMPEG4 kUTTypeQuickTimeMovie kUTTypeMP3
  """)

/// What UIKit has of Image I/O.
private let namesOfImageIO = words(
  """
  CGImageDestination CGImageDestinationAddImage CGImageDestinationAddImageFromSource
  CGImageDestinationCopyTypeIdentifiers CGImageDestinationCreateWithData
  CGImageDestinationCreateWithURL CGImageDestinationFinalize CGImageDestinationSetProperties
  CGImagePropertyOrientation CGImageSource CGImageSourceCopyProperties
  CGImageSourceCopyPropertiesAtIndex CGImageSourceCopyTypeIdentifiers
  CGImageSourceCreateImageAtIndex CGImageSourceCreateIncremental
  CGImageSourceCreateThumbnailAtIndex CGImageSourceCreateWithData
  CGImageSourceCreateWithDataProvider CGImageSourceCreateWithURL CGImageSourceGetCount
  CGImageSourceGetPrimaryImageIndex CGImageSourceGetStatus CGImageSourceGetStatusAtIndex
  CGImageSourceGetType CGImageSourceStatus CGImageSourceUpdateData CGImageSourceUpdateDataProvider
  kCGImageDestinationBackgroundColor kCGImageDestinationDateTime kCGImageDestinationEmbedThumbnail
  kCGImageDestinationImageMaxPixelSize kCGImageDestinationLossyCompressionQuality
  kCGImageDestinationMergeMetadata kCGImageDestinationMetadata
  kCGImageDestinationOptimizeColorForSharing kCGImageDestinationOrientation
  kCGImagePropertyAPNGDelayTime kCGImagePropertyAPNGLoopCount
  kCGImagePropertyAPNGUnclampedDelayTime kCGImagePropertyColorModel kCGImagePropertyColorModelGray
  kCGImagePropertyColorModelRGB kCGImagePropertyDPIHeight kCGImagePropertyDPIWidth
  kCGImagePropertyDepth kCGImagePropertyExifDateTimeOriginal kCGImagePropertyExifDictionary
  kCGImagePropertyExifPixelXDimension kCGImagePropertyExifPixelYDimension
  kCGImagePropertyExifUserComment kCGImagePropertyFileSize kCGImagePropertyGIFCanvasPixelHeight
  kCGImagePropertyGIFCanvasPixelWidth kCGImagePropertyGIFDelayTime kCGImagePropertyGIFDictionary
  kCGImagePropertyGIFFrameInfoArray kCGImagePropertyGIFHasGlobalColorMap
  kCGImagePropertyGIFImageColorMap kCGImagePropertyGIFLoopCount
  kCGImagePropertyGIFUnclampedDelayTime kCGImagePropertyGPSDictionary kCGImagePropertyHasAlpha
  kCGImagePropertyIPTCDictionary kCGImagePropertyIsFloat kCGImagePropertyIsIndexed
  kCGImagePropertyJFIFDictionary kCGImagePropertyOrientation kCGImagePropertyPNGDelayTime
  kCGImagePropertyPNGDictionary kCGImagePropertyPNGLoopCount kCGImagePropertyPixelHeight
  kCGImagePropertyPixelWidth kCGImagePropertyProfileName kCGImagePropertyTIFFDateTime
  kCGImagePropertyTIFFDictionary kCGImagePropertyTIFFMake kCGImagePropertyTIFFModel
  kCGImagePropertyTIFFOrientation kCGImagePropertyTIFFSoftware
  kCGImageSourceCreateThumbnailFromImageAlways kCGImageSourceCreateThumbnailFromImageIfAbsent
  kCGImageSourceCreateThumbnailWithTransform kCGImageSourceShouldAllowFloat
  kCGImageSourceShouldCache kCGImageSourceShouldCacheImmediately kCGImageSourceSubsampleFactor
  kCGImageSourceThumbnailMaxPixelSize kCGImageSourceTypeIdentifierHint
  """)
