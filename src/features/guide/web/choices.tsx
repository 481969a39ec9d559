import styles from './frame-chips.module.css'
import type { ChoiceView } from './guide.client.ts'
import { guideText } from './messages.ts'

/** What one may press instead of writing. */
export function Choices({
  choices,
  disabled,
  onChoose,
}: {
  readonly choices: readonly ChoiceView[]
  readonly disabled: boolean
  readonly onChoose: (message: string) => void
}) {
  return (
    <div className={styles.choices} role="group" aria-label={guideText.choose}>
      {choices.map(({ label, message }) => (
        <button
          key={message}
          type="button"
          className={styles.choice}
          disabled={disabled}
          onClick={() => onChoose(message)}
        >
          {label}
        </button>
      ))}
      <p className="small mute">{guideText.costsNothing}</p>
    </div>
  )
}
