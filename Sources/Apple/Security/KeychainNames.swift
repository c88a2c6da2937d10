import Foundation
import UIKitGround

// What names the attributes of an item of the keychain, the kinds of items, and what is asked for.
// The texts are Apple's.
//
// Source: Apple, Keychain services, “Item attribute keys and values”.

/// Attributes, kinds and questions by Apple's texts; `kSecReturnData`, `kSecReturnAttributes` and
/// `kSecMatchLimit` shape the answer.
///
/// References (`kSecReturnRef`, `kSecReturnPersistentRef`) are not given, letters are always told
/// apart by their case, and an item is as accessible as any other one.
public var kSecClass: CFString { NSString(string: "class") }
public var kSecClassGenericPassword: CFString { NSString(string: "genp") }
public var kSecClassInternetPassword: CFString { NSString(string: "inet") }
public var kSecClassKey: CFString { NSString(string: "keys") }
public var kSecClassCertificate: CFString { NSString(string: "cert") }
public var kSecClassIdentity: CFString { NSString(string: "idnt") }
public var kSecAttrService: CFString { NSString(string: "svce") }
public var kSecAttrAccount: CFString { NSString(string: "acct") }
public var kSecAttrGeneric: CFString { NSString(string: "gena") }
public var kSecAttrServer: CFString { NSString(string: "srvr") }
public var kSecAttrPort: CFString { NSString(string: "port") }
public var kSecAttrPath: CFString { NSString(string: "path") }
public var kSecAttrProtocol: CFString { NSString(string: "ptcl") }
public var kSecAttrAuthenticationType: CFString { NSString(string: "atyp") }
public var kSecAttrSecurityDomain: CFString { NSString(string: "sdmn") }
public var kSecAttrLabel: CFString { NSString(string: "labl") }
public var kSecAttrDescription: CFString { NSString(string: "desc") }
public var kSecAttrComment: CFString { NSString(string: "icmt") }
public var kSecAttrAccessGroup: CFString { NSString(string: "agrp") }
public var kSecAttrSynchronizable: CFString { NSString(string: "sync") }
public var kSecAttrSynchronizableAny: CFString { NSString(string: "syna") }
public var kSecAttrCreationDate: CFString { NSString(string: "cdat") }
public var kSecAttrModificationDate: CFString { NSString(string: "mdat") }
public var kSecAttrType: CFString { NSString(string: "type") }
public var kSecAttrCreator: CFString { NSString(string: "crtr") }
public var kSecAttrIsInvisible: CFString { NSString(string: "invi") }
public var kSecAttrIsNegative: CFString { NSString(string: "nega") }
public var kSecAttrAccessible: CFString { NSString(string: "pdmn") }
public var kSecAttrAccessibleWhenUnlocked: CFString { NSString(string: "ak") }
public var kSecAttrAccessibleAfterFirstUnlock: CFString { NSString(string: "ck") }
public var kSecAttrAccessibleAlways: CFString { NSString(string: "dk") }
public var kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString { NSString(string: "aku") }
public var kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString { NSString(string: "cku") }
public var kSecAttrAccessibleAlwaysThisDeviceOnly: CFString { NSString(string: "dku") }
public var kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString { NSString(string: "akpu") }
public var kSecAttrProtocolHTTP: CFString { NSString(string: "http") }
public var kSecAttrProtocolHTTPS: CFString { NSString(string: "htps") }
public var kSecMatchLimit: CFString { NSString(string: "m_Limit") }
public var kSecMatchLimitOne: CFString { NSString(string: "m_LimitOne") }
public var kSecMatchLimitAll: CFString { NSString(string: "m_LimitAll") }
public var kSecMatchCaseInsensitive: CFString { NSString(string: "m_CaseInsensitive") }
public var kSecReturnData: CFString { NSString(string: "r_Data") }
public var kSecReturnAttributes: CFString { NSString(string: "r_Attributes") }
public var kSecReturnRef: CFString { NSString(string: "r_Ref") }
public var kSecReturnPersistentRef: CFString { NSString(string: "r_PersistentRef") }
public var kSecValueData: CFString { NSString(string: "v_Data") }
public var kSecUseOperationPrompt: CFString { NSString(string: "u_OpPrompt") }
public var kSecUseAuthenticationUI: CFString { NSString(string: "u_AuthUI") }
public var kSecUseAuthenticationUIFail: CFString { NSString(string: "u_AuthUIF") }
public var kSecUseDataProtectionKeychain: CFString { NSString(string: "nleg") }

// Results, as Apple numbers them.

/// Results by Apple's numbers; the keychain of a film gives those for success, for a parameter, for
/// an item that is there twice and for one that is not there.
public let noErr: OSStatus = 0
public let errSecSuccess: OSStatus = 0
public let errSecUnimplemented: OSStatus = -4
public let errSecParam: OSStatus = -50
public let errSecAllocate: OSStatus = -108
public let errSecNotAvailable: OSStatus = -25291
public let errSecAuthFailed: OSStatus = -25293
public let errSecDuplicateItem: OSStatus = -25299
public let errSecItemNotFound: OSStatus = -25300
public let errSecInteractionNotAllowed: OSStatus = -25308
public let errSecDecode: OSStatus = -26275
public let errSecUserCanceled: OSStatus = -128
