export interface Mail {
  /** Becomes the Message-ID: receivers recognize a message that is delivered twice. */
  readonly id?: string
  readonly to: string
  /** Reply-To, if it differs from the sender. */
  readonly replyTo?: string
  readonly subject: string
  readonly text: string
  /** The same words for programs that show more than text. */
  readonly html?: string
  readonly attachments?: readonly {
    readonly fileName: string
    readonly mediaType: string
    readonly bytes: Uint8Array
  }[]
  /** True if another person triggered the letter: the receiver may unsubscribe. */
  readonly optional?: boolean
  /** Where the receiver stops them; given to an optional one when it is sent. */
  readonly stopUrl?: string
}

/** A message that was not taken. `final` when asking again would get the same answer. */
export abstract class NotTaken extends Error {
  abstract readonly final: boolean
}

/** Port: sends one message. Resolves when the message is handed over, rejects when it was not. */
export interface Mailer {
  send(mail: Mail): Promise<void>
}
