import type { ReactNode } from 'react'
import { Badge } from '../badge/badge.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { useBackStep } from '../dialog/use-back-step.ts'
import { Icon, type IconShape } from '../icon/icon.tsx'
import { offerDetailsText } from '../messages.ts'
import { Picture } from '../picture/picture.tsx'
import { type Fact, FactList } from '../stat-list/stat-list.tsx'
import styles from './offer-details.module.css'

interface OfferDetailsProps {
  readonly name: string
  readonly onClose: () => void
  readonly pictureSrc: string
  /** Of a picture of the thing itself. */
  readonly pictureAlt?: string | undefined
  /** What it is and where: "Apartments in Alfama, Lisbon". */
  readonly kind: ReactNode
  readonly rating?: ReactNode
  readonly isSample: boolean
  readonly description?: string | undefined
  /** Its address, and the address of a map of it. */
  readonly where: { readonly address: string; readonly map: string }
  /** Those without a value are left out. */
  readonly facts: readonly Fact[]
  readonly listed?: {
    readonly title: string
    readonly items: readonly { readonly label: string; readonly icon: IconShape }[]
  }
  /** Where it lies from the stops of the trip. */
  readonly around?: ReactNode
  /** What all pay for all of it. */
  readonly sum: ReactNode
  /** What adding it does to the budget. */
  readonly note?: ReactNode
  /** The main one last. */
  readonly actions: ReactNode
  readonly children?: ReactNode
}

const Where = ({ address, map }: OfferDetailsProps['where']) => (
  <>
    {address}{' '}
    <a className="text-link" href={map} target="_blank" rel="noreferrer">
      {offerDetailsText.onMap}
    </a>
  </>
)

/** All that is known of an offer: what it is, where, what it costs and what it does to the trip. */
export function OfferDetails(props: OfferDetailsProps) {
  const { name, onClose, pictureSrc, pictureAlt = '', kind, rating, isSample } = props
  const { description, where, facts, listed, around, sum, note, actions, children } = props
  useBackStep(onClose)
  return (
    <Dialog
      open
      onClose={onClose}
      lightDismiss
      size="side"
      title={name}
      aboveActions={
        <div className={styles.deal}>
          <p className={styles.sum}>{sum}</p>
          {note}
        </div>
      }
      actions={<div className={styles.actions}>{actions}</div>}
    >
      <div className={styles.details}>
        <div className={styles.top}>
          <Picture src={pictureSrc} alt={pictureAlt} className={styles.picture} />
          <div className={styles.what}>
            <p>{kind}</p>
            {rating}
            {isSample ? <Badge tone="sample">{offerDetailsText.sample}</Badge> : null}
          </div>
        </div>
        {description ? <p>{description}</p> : null}
        <FactList
          items={[
            { label: offerDetailsText.where, value: <Where {...where} /> },
            ...facts.filter(({ value }) => value),
          ]}
        />
        {listed && listed.items.length > 0 ? (
          <section>
            <h3 className={styles.heading}>{listed.title}</h3>
            <ul className={styles.listed}>
              {listed.items.map(({ label, icon }) => (
                <li key={label}>
                  <Icon of={icon} tone="aid" />
                  {label}
                </li>
              ))}
            </ul>
          </section>
        ) : null}
        {around}
        {children}
      </div>
    </Dialog>
  )
}
