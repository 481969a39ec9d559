import { History, MailX } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '#design/badge/badge.tsx'
import { SelectField } from '#design/select-field/select-field.tsx'
import { AdminTable } from './admin-table.tsx'
import { type LetterState, useDeeds, useJobs, useLetters } from './admin.queries.ts'
import { moment, Nothing, Pager, Panel } from './panel.tsx'
import styles from './panel.module.css'

const letterTones = { waiting: 'info', sent: 'ok', failed: 'bad' } as const
const letterStates = [
  { value: '', label: 'All' },
  { value: 'waiting', label: 'Waiting' },
  { value: 'sent', label: 'Sent' },
  { value: 'failed', label: 'Given up' },
]

const stateOf = (value: string): LetterState | '' =>
  value === 'waiting' || value === 'sent' || value === 'failed' ? value : ''

/** What became of the letters; what they say stays between us and who gets them. */
export function LettersPanel() {
  const [state, setState] = useState<LetterState | ''>('')
  const [page, setPage] = useState(1)
  const query = useLetters(state, page)
  return (
    <div className={styles.stack}>
      <SelectField
        label="Letters"
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
            <Nothing icon={MailX}>No letters in the last 30 days.</Nothing>
          ) : (
            <>
              <AdminTable
                label="Letters"
                head={['State', 'To', 'Kind', 'Written', 'Settled', 'In vain']}
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
const jobWords = { idle: 'Idle', working: 'Working', 'needs-a-look': 'Needs a look' } as const

export function JobsPanel() {
  const query = useJobs()
  return (
    <Panel thing="the jobs" query={query}>
      {({ jobs }) => (
        <AdminTable
          label="Jobs"
          head={['Job', 'State', 'What it does now']}
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
  const query = useDeeds(page)
  return (
    <Panel thing="the audit trail" query={query}>
      {({ deeds, more }) =>
        deeds.length === 0 ? (
          <Nothing icon={History}>Nothing has been done in the back office yet.</Nothing>
        ) : (
          <div className={styles.stack}>
            <AdminTable
              label="Audit trail"
              head={['When', 'Who', 'What', 'To what', 'How']}
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
