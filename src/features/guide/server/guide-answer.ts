import type { Frame } from '../contract/frame.schema.ts'
import type { Said } from './answering/answer.ts'
import type { Memory } from './reading/memory.ts'
import type { ToolCall } from './tools/tool.ts'

/** What one message is answered with. */
export interface GuideAnswer extends Omit<Said, 'memory'> {
  readonly understood: Frame
  readonly unused: readonly string[]
  readonly calls: readonly ToolCall[]
  /** What the tools said, for those who have to prove it. */
  readonly results: readonly string[]
  readonly memory: Memory
  readonly answeredBy?: 'rules' | 'model'
}
