import { type AppError, failWith } from './app-error.ts'
import { commonErrors } from './problem.ts'

const fail = failWith(commonErrors)

/** `invalid-input` with what is wrong said at its one field. */
export const invalidField = (field: string, message: string): AppError =>
  fail('invalid-input', { fields: [{ field, message }] })
