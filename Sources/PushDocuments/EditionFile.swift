package import PushModel

extension Edition {
  /// The name of the file that holds the document.
  package var file: String {
    switch self {
    case .tcpushKo: "003_10328465536a5b78.txt"
    case .toastKo: "004_e6a586b6cf003404.txt"
    case .toastJa: "001_ab3ad3024e23e1a0.txt"
    case .toastEn: "000_9cc53ba8820dc849.txt"
    case .nhncloudKo: "002_8ed563ccdffa4ab3.txt"
    }
  }

  /// The SHA-256 of the file, so that anybody who holds the document can check a citation.
  package var digest: String {
    switch self {
    case .tcpushKo: "708822f2a6c5812691ba0e55e91cf1b70a5456b719ede3db096a876fc409ab69"
    case .toastKo: "4298f35928bebf18cb0f98cc3672f80c000f17f3b0f6ae84ddcd0d9d36e5c118"
    case .toastJa: "d8f0f4ddc790843abf604f92da20c7fa641a93d154ef8e8ba07d3c3c699d3c22"
    case .toastEn: "65552bb173e6ca1466c19704842f7e5f9033db6a3279f04dcbeb6dd8103d9187"
    case .nhncloudKo: "d0a5efed3c17f2e6c03e2217b91d851feb2e49c960f4316a60e6035e341ad818"
    }
  }

  /// The name of the family of classes in the document.
  package var family: String {
    switch self {
    case .tcpushKo: "TCPush"
    case .toastKo, .toastJa, .toastEn: "Toast"
    case .nhncloudKo: "NHNCloud"
    }
  }
}
