import { Ban, Check, FileText, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '../badge/badge.tsx'
import { Card } from '../card/card.tsx'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import { Notice } from '../notice/notice.tsx'
import { type Fact, FactList } from '../stat-list/stat-list.tsx'
import styles from './verdict.module.css'

const tones = {
  free: { edge: 'spruce', badge: 'ok', mark: Check },
  paper: { edge: 'glacier', badge: 'info', mark: FileText },
  care: { edge: 'amber', badge: 'warn', mark: TriangleAlert },
  barred: { edge: 'maple', badge: 'bad', mark: Ban },
  plain: { edge: undefined, badge: 'sample', mark: Info },
} as const

export interface VerdictProps {
  /** `free`: nothing is needed; `paper`: something first; `care`: on conditions; `barred`: not advised; `plain`: a status we do not know. */
  tone: keyof typeof tones
  /** The status in two words: "Visa free". */
  status: string
  /** The answer in one sentence. */
  title: string
  children?: ReactNode
  facts?: readonly Fact[]
  /** Source and date. */
  source?: ReactNode
  className?: string | undefined
}

/** The answer to "do I need …": a stamp, the status, one sentence, facts and the source. */
export function Verdict(props: VerdictProps) {
  const { tone, status, title, children, facts = [], source, className } = props
  const { edge, badge, mark } = tones[tone]
  return (
    <Card as="article" edge={edge} className={classNames(styles.verdict, className)}>
      <span className={classNames(styles.stamp, styles[tone])}>
        <Icon of={mark} size="alone" />
      </span>
      <div className={styles.words}>
        <Badge tone={badge} className={styles.badge}>
          {status}
        </Badge>
        <h2 className={styles.title}>{title}</h2>
        {children ? <div className="mute">{children}</div> : null}
        {facts.length > 0 ? <FactList items={facts} /> : null}
        {source ? <Notice>{source}</Notice> : null}
      </div>
    </Card>
  )
}
