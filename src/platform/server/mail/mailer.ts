export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly attachments?: readonly {
    readonly fileName: string
    readonly mediaType: string
    readonly bytes: Uint8Array
  }[]
}

/** Port: sends one message. Resolves when the message is handed over, rejects when it was not. */
export interface Mailer {
  send(mail: Mail): Promise<void>
}
