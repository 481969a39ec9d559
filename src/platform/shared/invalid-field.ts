import { type AppError, failWith } from './app-error.ts'
import { commonErrors } from './problem.ts'

const fail = failWith(commonErrors)

/** `invalid-input` with one message at one field. */
export const invalidField = (field: string, message: string): AppError =>
  fail('invalid-input', { fields: [{ field, message }] })
