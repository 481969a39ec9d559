import type { z } from 'zod'
import type { FlightsProvider } from '#features/flights/server/index.ts'
import type { InsuranceProvider } from '#features/insurance/server/index.ts'
import type { StaysProvider } from '#features/stays/server/index.ts'
import type { VisasProvider } from '#features/visas/server/index.ts'
import type { TripAnswer } from '#features/trips/contract/trips.contract.ts'
import type { Clock } from '#platform/server/clock.ts'
import type { PlanPort } from '../answering/plan-port.ts'
import type { GuideWorld } from '../guide-world.ts'

/** All that a tool may use. The session decides whose trips it reads, never an argument. */
export interface ToolContext {
  readonly world: GuideWorld
  /** Hotels with free rooms on given dates; the same prices as on the search page. */
  readonly stays: StaysProvider
  readonly flights: FlightsProvider
  readonly visas: VisasProvider
  readonly insurance: InsuranceProvider
  readonly plans: PlanPort
  readonly clock: Clock
  /** The trips of the caller; undefined for a visitor. */
  readonly ownTrips: (() => Promise<readonly TripAnswer[]>) | undefined
  readonly signal: AbortSignal
}

/** One question to Wayleaf's own data. Unknown arguments are refused. */
export interface Tool<A extends z.ZodType = z.ZodType, R = unknown> {
  readonly name: string
  /** For a model. */
  readonly description: string
  readonly args: A
  run(args: z.output<A>, context: ToolContext): Promise<R>
}

export const defineTool = <A extends z.ZodType, R>(tool: Tool<A, R>): Tool<A, R> => tool

export interface ToolCall {
  readonly tool: string
  readonly args: unknown
}

/** Runs tools and remembers which ones. */
export function createToolbox(context: ToolContext) {
  const calls: ToolCall[] = []
  const results: string[] = []
  return {
    calls,
    /** What was answered, as JSON. */
    results,
    know: <T>(value: T): T => {
      results.push(JSON.stringify(value) ?? '')
      return value
    },
    call: async <A extends z.ZodType, R>(tool: Tool<A, R>, args: z.input<A>): Promise<R> => {
      const read = tool.args.parse(args)
      calls.push({ tool: tool.name, args: read })
      const result = await tool.run(read, context)
      results.push(JSON.stringify(result) ?? '')
      return result
    },
  }
}

export type Toolbox = ReturnType<typeof createToolbox>
