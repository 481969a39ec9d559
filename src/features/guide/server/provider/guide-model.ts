/** A tool as a model is told of it: JSON Schema for its arguments. */
export interface ModelTool {
  readonly name: string
  readonly description: string
  readonly schema: Readonly<Record<string, unknown>>
}

export interface ModelCall {
  readonly id: string
  readonly name: string
  readonly args: unknown
}

export type ModelMessage =
  | { readonly role: 'user'; readonly text: string }
  | { readonly role: 'assistant'; readonly text: string; readonly calls: readonly ModelCall[] }
  | {
      readonly role: 'tools'
      readonly results: readonly { readonly id: string; readonly text: string }[]
    }

export interface ModelQuestion {
  readonly system: string
  readonly messages: readonly ModelMessage[]
  readonly tools: readonly ModelTool[]
}

export interface ModelReply {
  readonly text: string
  /** What it wants to know before it answers; empty when it has answered. */
  readonly calls: readonly ModelCall[]
  /** Both 0 where the provider does not tell. */
  readonly tokensIn: number
  readonly tokensOut: number
}

/** The provider was not reached, or did not take the question: there is nothing to pay for. */
export class ModelNotAsked extends Error {
  override readonly name = 'ModelNotAsked'
}

/**
 * Port: a language model that may ask tools. It sees what it is given here and nothing else. Rejects
 * when the provider does not answer, answers with a failure, or with something that is no reply; with
 * ModelNotAsked where it is sure that the question costs nothing.
 */
export interface GuideModel {
  readonly source: string
  /** Cents of a dollar for a million tokens, read and written. */
  readonly cents: readonly [number, number]
  /** The longest answer that it may give. */
  readonly answerTokens: number
  reply(question: ModelQuestion, signal: AbortSignal): Promise<ModelReply>
}

/** The address of a live model, and our credentials for it. */
export interface ModelSettings {
  readonly url: string
  readonly model: string
  readonly key: string
  readonly cents: readonly [number, number]
  /** By which name the endpoint knows the limit of an answer, where endpoints differ in it. */
  readonly limitName: 'max_completion_tokens' | 'max_tokens'
}
