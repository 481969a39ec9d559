import { Plus } from 'lucide-react'
import { Button } from '#design/button/button.tsx'
import { Card } from '#design/card/card.tsx'
import { Notice } from '#design/notice/notice.tsx'
import styles from './frame-chips.module.css'
import { askConversations, useConversations } from './guide.queries.ts'
import { guideText } from './messages.ts'

interface TalkListProps {
  readonly current: string | undefined
  readonly disabled: boolean
  readonly onOpen: (id: string) => void
  readonly onNew: () => void
}

/** The conversations, the latest first, and a button for a new one. */
export function TalkList({ current, disabled, onOpen, onNew }: TalkListProps) {
  const { data = [], isError, isPending } = useConversations()
  return (
    <Card as="section" aria-label={guideText.conversations} className={styles.talks}>
      <Button look="line" size="small" icon={Plus} disabled={disabled} onClick={onNew}>
        {guideText.newConversation}
      </Button>
      {isPending ? <p className="small mute">{guideText.loading}</p> : null}
      {isError ? (
        <Notice tone="warn">
          {guideText.notLoaded}{' '}
          <Button look="line" size="small" onClick={askConversations}>
            {guideText.retry}
          </Button>
        </Notice>
      ) : null}
      <ul className={styles.list}>
        {data.map(({ id, title }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.talk}
              aria-current={id === current}
              disabled={disabled}
              onClick={() => onOpen(id)}
            >
              {title}
            </button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
