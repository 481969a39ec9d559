import { useState } from 'react'
import { ApiError } from '#platform/web/api-client.ts'
import { fieldErrors } from '#platform/web/field-errors.ts'
import { returnPath } from '../domain/return-path.ts'

type Errors = Readonly<Record<string, string>>

interface AuthForm {
  readonly busy: boolean
  readonly errors: Errors
  readonly fault: string | undefined
  run(work: () => Promise<unknown>, check: () => Errors): void
}

/** Where sign-in leads back to; the address is checked again, whoever wrote it. */
const goBack = (): void => {
  const wanted = new URLSearchParams(window.location.search).get('returnTo')
  // A full load: everything that was rendered for a visitor is rendered anew.
  window.location.assign(returnPath(wanted ?? '/planner'))
}

/** The state that both account forms share: checked here first, sent once, errors beside their fields. */
export function useAuthForm(): AuthForm {
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<Errors>({})
  const [fault, setFault] = useState<string>()

  const fail = (found: Errors, message?: string): void => {
    setErrors(found)
    setFault(message)
    const [first] = Object.keys(found)
    if (first) document.getElementsByName(first)[0]?.focus()
  }

  const send = async (work: () => Promise<unknown>): Promise<void> => {
    setBusy(true)
    fail({})
    try {
      await work()
      goBack()
    } catch (error) {
      setBusy(false)
      const found = fieldErrors(error)
      const message = error instanceof ApiError ? error.message : 'Something went wrong. Try again.'
      fail(found, Object.keys(found).length > 0 ? undefined : message)
    }
  }

  return {
    busy,
    errors,
    fault,
    run(work, check) {
      const found = check()
      if (Object.keys(found).length > 0) fail(found)
      else void send(work)
    },
  }
}

/** The fields that are empty, each with its sentence. */
export const missing = (
  fields: Readonly<Record<string, [value: string, message: string]>>,
): Errors =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, [value]]) => !value.trim())
      .map(([name, [, message]]) => [name, message]),
  )
