import { useRef, useState } from 'react'
import { actFor, ApiError } from '#platform/web/api-client.ts'
import { fieldErrors } from '#platform/web/field-errors.ts'
import {
  assumed,
  type SupportCategory,
  type SupportPriority,
  type SupportSubject,
} from '../domain/support-request.ts'
import { supportApi } from './support.client.ts'
import { supportFormStateText } from './messages.ts'

export interface SupportInput {
  readonly name: string
  readonly email: string
  readonly subject: SupportSubject
  readonly category: SupportCategory
  readonly priority: SupportPriority
  readonly message: string
}

const noMessage: SupportInput = { name: '', email: '', message: '', ...assumed }

type FormErrors = Readonly<Record<string, string>>

export type Outcome =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sent'; readonly requestId: string }
  | { readonly kind: 'failed'; readonly text: string; readonly fields: FormErrors }

const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

function missingIn({ name, email, message }: SupportInput): FormErrors {
  return {
    ...(name.trim() ? {} : { name: supportFormStateText.pleaseEnterYourName }),
    ...(emailShape.test(email.trim()) ? {} : { email: supportFormStateText.pleaseEnterValidEmail }),
    ...(message.trim() ? {} : { message: supportFormStateText.pleaseEnterYourMessage }),
  }
}

const signedOut = supportFormStateText.youNoLongerSigned

/** A refusal has its own message; anything else gets the specification's sentence. */
function failureOf(error: unknown): Outcome {
  if (error instanceof ApiError && error.code === 'unauthenticated') {
    // The message said so: the next attempt is sent as a visitor.
    actFor(undefined)
    return { kind: 'failed', text: signedOut, fields: {} }
  }
  const fields = fieldErrors(error)
  const refused = error instanceof ApiError && [422, 429].includes(error.status)
  const text = refused ? error.message : supportFormStateText.failedToSendMessage
  return { kind: 'failed', text, fields }
}

/** Called with the outcome of the form. */
export type OnHelpEvent = (event: 'help_submit' | 'help_success' | 'help_error') => void

/** Sent once, even after several clicks; a retry has the same key and is the same request. */
export function useSupportForm(onEvent: OnHelpEvent) {
  const [input, setInput] = useState(noMessage)
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'idle' })
  const [busy, setBusy] = useState(false)
  const sending = useRef(false)
  const key = useRef<string>(undefined)
  const send = async (): Promise<void> => {
    sending.current = true
    setBusy(true)
    onEvent('help_submit')
    key.current ??= crypto.randomUUID()
    try {
      const body = { ...input, key: key.current }
      const { requestId } = await supportApi('sendRequest', { body })
      key.current = undefined
      setInput(noMessage)
      setOutcome({ kind: 'sent', requestId })
      onEvent('help_success')
    } catch (error) {
      setOutcome(failureOf(error))
      onEvent('help_error')
    } finally {
      sending.current = false
      setBusy(false)
    }
  }
  return {
    input,
    outcome,
    busy,
    put(change: Partial<SupportInput>): void {
      // Changed words are another message.
      key.current = undefined
      setInput((before) => ({ ...before, ...change }))
    },
    submit(): string | undefined {
      if (sending.current) return undefined
      const fields = missingIn(input)
      const [first] = Object.keys(fields)
      if (first)
        setOutcome({ kind: 'failed', text: supportFormStateText.pleaseFillInMarked, fields })
      else void send()
      return first
    },
  }
}
