import { ArrowUpRight } from 'lucide-react'
import { Card } from '#design/card/card.tsx'
import { Icon } from '#design/icon/icon.tsx'
import styles from './chat-page.module.css'
import { promptsText as text } from './messages.ts'

interface SamplePromptsProps {
  readonly premium: boolean
  readonly onChoose: (prompt: string) => void
}

/** Sample questions; a click puts one into the box. */
export const SamplePrompts = ({ premium, onChoose }: SamplePromptsProps) => (
  <Card as="section" aria-labelledby="good-questions">
    <h3 id="good-questions" className={styles.small}>
      {text.title}
    </h3>
    <ul className={styles.prompts}>
      {(premium ? text.forPremium : text.forAll).map((prompt) => (
        <li key={prompt}>
          <button type="button" className={styles.prompt} onClick={() => onChoose(prompt)}>
            <span>{prompt}</span>
            <Icon of={ArrowUpRight} size="text" />
          </button>
        </li>
      ))}
    </ul>
  </Card>
)
