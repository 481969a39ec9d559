import { History, MailX } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '#design/badge/badge.tsx'
import { SelectField } from '#design/select-field/select-field.tsx'
import { AdminTable } from './admin-table.tsx'
import { type LetterState, useAuditEntries, useJobs, useLetters } from './admin.queries.ts'
import { moment, Nothing, Pager, Panel } from './panel.tsx'
import styles from './panel.module.css'
import { listPanelsText } from './messages.ts'

const letterTones = { waiting: 'info', sent: 'ok', failed: 'bad' } as const
const letterStates = [
  { value: '', label: listPanelsText.all },
  { value: 'waiting', label: listPanelsText.waiting },
  { value: 'sent', label: listPanelsText.sent },
  { value: 'failed', label: listPanelsText.givenUp },
]

const stateOf = (value: string): LetterState | '' =>
  value === 'waiting' || value === 'sent' || value === 'failed' ? value : ''

/** Delivery state of the letters, without their content. */
export function LettersPanel() {
  const [state, setState] = useState<LetterState | ''>('')
  const [page, setPage] = useState(1)
  const query = useLetters(state, page)
  return (
    <div className={styles.stack}>
      <SelectField
        label={listPanelsText.emails}
        className={styles.filter}
        options={letterStates}
        value={state}
        onChange={(event) => {
          setState(stateOf(event.target.value))
          setPage(1)
        }}
      />
      <Panel thing="the letters" query={query}>
        {({ letters, more }) =>
          letters.length === 0 ? (
            <Nothing icon={MailX}>{listPanelsText.noEmails}</Nothing>
          ) : (
            <>
              <AdminTable
                label={listPanelsText.emails}
                head={['State', 'To', 'Kind', 'Written', 'Settled', listPanelsText.failedAttempts]}
                rows={letters.map((letter) => ({
                  key: `${letter.createdAt} ${letter.receiver} ${letter.kind}`,
                  cells: [
                    <Badge key="state" tone={letterTones[letter.state]}>
                      {letter.state}
                    </Badge>,
                    letter.receiver,
                    letter.kind,
                    moment(letter.createdAt),
                    moment(letter.settledAt),
                    letter.attempts > 0 ? `${letter.attempts} · ${letter.fault ?? ''}` : '–',
                  ],
                }))}
              />
              <Pager page={page} more={more} onPage={setPage} />
            </>
          )
        }
      </Panel>
    </div>
  )
}

const jobTones = { idle: 'ok', working: 'info', 'needs-a-look': 'warn' } as const
const jobWords = {
  idle: 'Idle',
  working: 'Working',
  'needs-a-look': listPanelsText.needsLook,
} as const

export function JobsPanel() {
  const query = useJobs()
  return (
    <Panel thing="the jobs" query={query}>
      {({ jobs }) => (
        <AdminTable
          label={listPanelsText.jobs}
          head={['Job', 'State', listPanelsText.now]}
          rows={jobs.map(({ name, state, text }) => ({
            key: name,
            cells: [
              name,
              <Badge key="state" tone={jobTones[state]}>
                {jobWords[state]}
              </Badge>,
              text,
            ],
          }))}
        />
      )}
    </Panel>
  )
}

export function AuditPanel() {
  const [page, setPage] = useState(1)
  const query = useAuditEntries(page)
  return (
    <Panel thing="the audit trail" query={query}>
      {({ deeds, more }) =>
        deeds.length === 0 ? (
          <Nothing icon={History}>{listPanelsText.noActions}</Nothing>
        ) : (
          <div className={styles.stack}>
            <AdminTable
              label={listPanelsText.auditTrail}
              head={['When', 'Who', 'What', listPanelsText.target, 'How']}
              rows={deeds.map(({ id, at, actor, action, target, detail }) => ({
                key: id,
                cells: [moment(at), actor ?? 'an erased account', action, target, detail ?? '–'],
              }))}
            />
            <Pager page={page} more={more} onPage={setPage} />
          </div>
        )
      }
    </Panel>
  )
}
