import type { Measurement } from './figure.ts'

export interface Choices {
  /** How often the crash part kills, each way. */
  readonly rounds: number
}

/** One job of the bench. Whatever it starts it registers with `atEnd`. */
export interface Part {
  readonly title: string
  measure(choices: Choices): Promise<Measurement>
}
