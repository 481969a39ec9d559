import { z } from 'zod'
import { remainingBudget } from '#features/trips/domain/budget.ts'
import { failWith } from '#platform/shared/app-error.ts'
import { cad, toMajor } from '#platform/shared/money.ts'
import { commonErrors } from '#platform/shared/problem.ts'
import { defineTool, type ToolContext } from './tool.ts'

const fail = failWith(commonErrors)

function ownTrips({ ownTrips: read }: ToolContext) {
  if (!read) throw fail('unauthenticated')
  return read()
}

export const myTripsTool = defineTool({
  name: 'myTrips',
  description: 'The trips of the person who asks, with their days and items.',
  args: z.strictObject({}),
  run: (_, context) => ownTrips(context),
})

export const budgetTool = defineTool({
  name: 'budget',
  description: 'Budget, total and rest of the trips of the person who asks, with their items.',
  args: z.strictObject({}),
  run: async (_, context) =>
    (await ownTrips(context)).map((trip) => ({
      trip,
      restCad: toMajor(remainingBudget(cad(trip.budgetCad), cad(trip.totalCad))),
    })),
})
