/** An answer that is sent while it is being written, in place of the one of the contract. */
export class StreamedAnswer {
  readonly mediaType: string
  readonly body: ReadableStream<Uint8Array>
  constructor(mediaType: string, body: ReadableStream<Uint8Array>) {
    this.mediaType = mediaType
    this.body = body
  }
}
