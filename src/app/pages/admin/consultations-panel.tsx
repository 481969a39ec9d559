import { PhoneCall } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '#design/badge/badge.tsx'
import { Button } from '#design/button/button.tsx'
import { Disclosure } from '#design/disclosure/disclosure.tsx'
import { Notice } from '#design/notice/notice.tsx'
import { SelectField } from '#design/select-field/select-field.tsx'
import { FactList } from '#design/stat-list/stat-list.tsx'
import { precedenceLabels } from '#features/entitlements/domain/precedence.ts'
import { type Consultation, useAttend, useConsultations } from './admin.queries.ts'
import styles from './consultations-panel.module.css'
import { moment, Nothing, Pager, Panel } from './panel.tsx'
import { consultationsPanelText } from './messages.ts'

const states = [
  { value: 'waiting', label: consultationsPanelText.waiting },
  { value: 'attended', label: consultationsPanelText.contacted },
]

function Attend({ id, number, attendedAt }: Consultation) {
  const attend = useAttend()
  const waits = attendedAt === null
  return (
    <>
      <Button
        look="line"
        size="small"
        busy={attend.isPending}
        aria-label={
          waits
            ? consultationsPanelText.markNamed(number)
            : consultationsPanelText.moveBackNamed(number)
        }
        onClick={() => attend.mutate({ id, attended: waits })}
      >
        {waits ? consultationsPanelText.markAsContacted : consultationsPanelText.moveBack}
      </Button>
      {attend.isError ? (
        <Notice tone="error" live>
          {attend.error.message}
        </Notice>
      ) : null}
    </>
  )
}

function Request({ one }: { readonly one: Consultation }) {
  const { number, title, email, note, precedence, boughtAt, attendedAt } = one
  const mail = email ? (
    <a href={`mailto:${email}`}>{email}</a>
  ) : (
    consultationsPanelText.noAddressGiven
  )
  return (
    <Disclosure
      summary={
        <span className={styles.summary}>
          {precedence === 'usual' ? null : (
            <Badge tone={precedence === 'priority' ? 'sale' : 'info'}>
              {precedenceLabels[precedence]}
            </Badge>
          )}
          <span>{title}</span>
          <span className="small mute">
            {number} · {moment(boughtAt)}
          </span>
        </span>
      }
    >
      <div className={styles.request}>
        <FactList
          items={[
            { label: consultationsPanelText.from, value: mail },
            { label: consultationsPanelText.paid, value: moment(boughtAt) },
            ...(note ? [{ label: consultationsPanelText.note, value: note }] : []),
            ...(attendedAt
              ? [{ label: consultationsPanelText.contacted, value: moment(attendedAt) }]
              : []),
          ]}
        />
        <Attend {...one} />
      </div>
    </Disclosure>
  )
}

/** Paid consultations, the next one to call first. */
export function ConsultationsPanel() {
  const [state, setState] = useState<'waiting' | 'attended'>('waiting')
  const [page, setPage] = useState(1)
  const query = useConsultations(state, page)
  return (
    <div className={styles.panel}>
      <SelectField
        label={consultationsPanelText.show}
        className={styles.filter}
        options={states}
        value={state}
        onChange={({ target }) => {
          setState(target.value === 'attended' ? 'attended' : 'waiting')
          setPage(1)
        }}
      />
      <Panel thing="the consultations" query={query}>
        {({ consultations, more }) =>
          consultations.length === 0 ? (
            <Nothing icon={PhoneCall}>
              {state === 'waiting'
                ? consultationsPanelText.noneWaiting
                : consultationsPanelText.noneContacted}
            </Nothing>
          ) : (
            <>
              <div>
                {consultations.map((one) => (
                  <Request key={one.id} one={one} />
                ))}
              </div>
              <Pager page={page} more={more} onPage={setPage} />
            </>
          )
        }
      </Panel>
    </div>
  )
}
