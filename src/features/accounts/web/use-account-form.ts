import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { ApiError } from '#platform/web/api-client.ts'
import { fieldErrors } from '#platform/web/field-errors.ts'
import { accountFormStateText } from './messages.ts'

type FormErrors = Readonly<Record<string, string>>

export interface AccountFormState {
  readonly busy: boolean
  /** Sentences by field name. */
  readonly errors: FormErrors
  /** The error of the whole form. */
  readonly error: string | undefined
  /** The code of that, where the server gave one. */
  readonly code: string | undefined
}

interface Failure {
  readonly errors: FormErrors
  readonly error?: string
  readonly code?: string
}

function failureOf(cause: unknown): Failure {
  const errors = fieldErrors(cause)
  if (Object.keys(errors).length > 0) return { errors }
  if (!(cause instanceof ApiError))
    return { errors, error: accountFormStateText.somethingWentWrongTry }
  // Nothing arrived: what was typed is still here, and the same button sends it again.
  const error =
    cause.status === 0 ? accountFormStateText.nothingYouTypedLost(cause.message) : cause.message
  return { errors, error, code: cause.code }
}

/**
 * The state that the account forms share: checked here first, sent once however often it is pressed,
 * errors beside their fields, and keeps the input in every case.
 */
export function useAccountForm<T>(onDone: (result: T) => void) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure>({ errors: {} })
  const form = useRef<HTMLFormElement>(null)
  const sending = useRef(false)

  useEffect(() => {
    const [first] = Object.keys(failure.errors)
    const field = first ? form.current?.elements.namedItem(first) : undefined
    if (field instanceof HTMLElement) field.focus()
  }, [failure])

  const send = async (work: () => Promise<T>): Promise<void> => {
    sending.current = true
    setBusy(true)
    setFailure({ errors: {} })
    try {
      onDone(await work())
    } catch (error) {
      setFailure(failureOf(error))
    } finally {
      sending.current = false
      setBusy(false)
    }
  }

  const state: AccountFormState = {
    busy,
    errors: failure.errors,
    error: failure.error,
    code: failure.code,
  }
  return {
    state,
    form,
    /** Sends, unless something is missing or it is being sent already. */
    submit(missing: FormErrors, work: () => Promise<T>): void {
      if (sending.current) return
      if (Object.keys(missing).length > 0) setFailure({ errors: missing })
      else void send(work)
    },
  }
}

/** Values of text fields, and the props of each by its name. */
export function useAccountFields<K extends string>(
  empty: Readonly<Record<K, string>>,
  errors: FormErrors,
) {
  const [values, setValues] = useState(empty)
  const field = (name: K) => ({
    id: `account-${name}`,
    name,
    required: true,
    value: values[name],
    error: errors[name],
    onChange: ({ target: { value } }: ChangeEvent<HTMLInputElement>) =>
      setValues((before) => ({ ...before, [name]: value })),
  })
  return { values, field, clear: () => setValues(empty) }
}

/** The fields that are empty, each with its sentence. */
export const missing = (
  fields: Readonly<Record<string, [value: string, message: string]>>,
): FormErrors =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, [value]]) => !value.trim())
      .map(([name, [, message]]) => [name, message]),
  )
