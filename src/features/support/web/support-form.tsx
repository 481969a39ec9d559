import { type FormEvent, useEffect, useRef } from 'react'
import { Button } from '#design/button/button.tsx'
import { FieldGroup } from '#design/field/field-group.tsx'
import { Notice } from '#design/notice/notice.tsx'
import { SelectField } from '#design/select-field/select-field.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import { TextareaField } from '#design/textarea-field/textarea-field.tsx'
import {
  categories,
  categoryLabels,
  keptYears,
  longestMessage,
  longestName,
  priorities,
  priorityLabels,
  subjectLabels,
  subjects,
} from '../domain/support-request.ts'
import styles from './support-form.module.css'
import { type OnHelpEvent, type Outcome, useSupportForm } from './use-support-form.ts'
import { supportFormText } from './messages.ts'

const optionsOf = <K extends string>(keys: readonly K[], labels: Readonly<Record<K, string>>) =>
  keys.map((value) => ({ value, label: labels[value] }))

const known = <K extends string>(keys: readonly K[], value: string): K | undefined =>
  keys.find((key) => key === value)

function Banner({ outcome }: { readonly outcome: Outcome }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (outcome.kind !== 'idle') place.current?.scrollIntoView({ block: 'nearest' })
  }, [outcome])
  if (outcome.kind === 'idle') return null
  return (
    <div ref={place}>
      {outcome.kind === 'sent' ? (
        <Notice tone="success" live title={supportFormText.messageSentSuccessfullyWell}>
          {supportFormText.itsNumber}
          <b>{outcome.requestId}</b>
          {supportFormText.confirmationOnItsWay}
        </Notice>
      ) : (
        <Notice tone="error" live>
          {outcome.text}
        </Notice>
      )}
    </div>
  )
}

/** The message to the house. */
export function SupportForm({ onEvent }: { readonly onEvent: OnHelpEvent }) {
  const { input, outcome, busy, put, submit } = useSupportForm(onEvent)
  const errors = outcome.kind === 'failed' ? outcome.fields : {}
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const first = submit()
    const control = first ? event.currentTarget.elements.namedItem(first) : undefined
    if (control instanceof HTMLElement) control.focus()
  }
  return (
    <form id="contact-form" noValidate method="dialog" className={styles.form} onSubmit={onSubmit}>
      <Banner outcome={outcome} />
      <FieldGroup columns={2}>
        <TextField
          label={supportFormText.fullName}
          name="name"
          autoComplete="name"
          maxLength={longestName}
          required
          value={input.name}
          error={errors['name']}
          onChange={(event) => put({ name: event.target.value })}
        />
        <TextField
          label={supportFormText.emailAddress}
          name="email"
          type="email"
          autoComplete="email"
          required
          value={input.email}
          error={errors['email']}
          onChange={(event) => put({ email: event.target.value })}
        />
      </FieldGroup>
      <SelectField
        label={supportFormText.subject}
        name="subject"
        options={optionsOf(subjects, subjectLabels)}
        value={input.subject}
        error={errors['subject']}
        onChange={(event) => put({ subject: known(subjects, event.target.value) ?? input.subject })}
      />
      <FieldGroup columns={2}>
        <SelectField
          label={supportFormText.category}
          name="category"
          options={optionsOf(categories, categoryLabels)}
          value={input.category}
          error={errors['category']}
          onChange={(event) =>
            put({ category: known(categories, event.target.value) ?? input.category })
          }
        />
        <SelectField
          label={supportFormText.priority}
          name="priority"
          options={optionsOf(priorities, priorityLabels)}
          value={input.priority}
          error={errors['priority']}
          onChange={(event) =>
            put({ priority: known(priorities, event.target.value) ?? input.priority })
          }
        />
      </FieldGroup>
      <TextareaField
        label={supportFormText.message}
        name="message"
        rows={6}
        maxLength={longestMessage}
        required
        value={input.message}
        error={errors['message']}
        hint={supportFormText.neverSendCardOr(keptYears)}
        onChange={(event) => put({ message: event.target.value })}
      />
      <Button type="submit" busy={busy} busyLabel={supportFormText.sending}>
        {supportFormText.sendMessage}
      </Button>
    </form>
  )
}
