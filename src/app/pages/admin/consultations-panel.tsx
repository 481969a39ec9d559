import { PhoneCall } from 'lucide-react'
import { Fragment, useState } from 'react'
import { Badge } from '#design/badge/badge.tsx'
import { Button } from '#design/button/button.tsx'
import { Notice } from '#design/notice/notice.tsx'
import { SelectField } from '#design/select-field/select-field.tsx'
import { precedenceLabels } from '#features/entitlements/domain/precedence.ts'
import { AdminTable } from './admin-table.tsx'
import { type Consultation, useAttend, useConsultations } from './admin.queries.ts'
import { moment, Nothing, Pager, Panel } from './panel.tsx'
import styles from './panel.module.css'

const states = [
  { value: 'waiting', label: 'Waiting' },
  { value: 'attended', label: 'Contacted' },
]

function Attend({ id, number, attendedAt }: Consultation) {
  const attend = useAttend()
  const next = attendedAt === null
  return (
    <>
      <Button
        look="line"
        size="small"
        busy={attend.isPending}
        aria-label={next ? `${number} was contacted` : `${number} waits again`}
        onClick={() => attend.mutate({ id, attended: next })}
      >
        {next ? 'Contacted' : 'Not yet'}
      </Button>
      {attend.isError ? (
        <Notice tone="error" live>
          {attend.error.message}
        </Notice>
      ) : null}
    </>
  )
}

const cellsOf = (one: Consultation) => [
  one.precedence === 'usual' ? (
    'Standard'
  ) : (
    <Badge key="place" tone={one.precedence === 'priority' ? 'sale' : 'info'}>
      {precedenceLabels[one.precedence]}
    </Badge>
  ),
  <Fragment key="what">
    {one.title}
    {one.note ? <p className="small mute">{one.note}</p> : null}
  </Fragment>,
  one.email ? (
    <a key="who" href={`mailto:${one.email}`}>
      {one.email}
    </a>
  ) : (
    'nobody named'
  ),
  one.number,
  moment(one.boughtAt),
  <Attend key="attend" {...one} />,
]

/** Consultations that are paid: who is to be called next stands first. */
export function ConsultationsPanel() {
  const [state, setState] = useState<'waiting' | 'attended'>('waiting')
  const [page, setPage] = useState(1)
  const query = useConsultations(state, page)
  return (
    <div className={styles.stack}>
      <SelectField
        label="Consultations"
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
              {state === 'waiting' ? 'Nobody waits for a call.' : 'Nobody was contacted yet.'}
            </Nothing>
          ) : (
            <>
              <AdminTable
                label="Consultations"
                head={['Place', 'What', 'Who', 'Number', 'Paid', 'Done']}
                rows={consultations.map((one) => ({ key: one.id, cells: cellsOf(one) }))}
              />
              <Pager page={page} more={more} onPage={setPage} />
            </>
          )
        }
      </Panel>
    </div>
  )
}
