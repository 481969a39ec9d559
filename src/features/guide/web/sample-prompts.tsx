import { ArrowUpRight } from 'lucide-react'
import { Card } from '#design/card/card.tsx'
import { Icon } from '#design/icon/icon.tsx'
import styles from './chat-page.module.css'

const forAll = [
  'Plan 3 days in Kyoto in November, mostly temples and gardens',
  'Which London museums are free?',
  'Il pleut beaucoup à Vancouver en novembre ?',
]
const forPremium = [
  '7 days in Rome for two in May, 2,500 dollars without the flight',
  'Paris for 3 days, then London for 3, starting 7 June 2027',
  'Where can I save on my trip?',
]

interface SamplePromptsProps {
  readonly premium: boolean
  readonly onChoose: (prompt: string) => void
}

/** Sample questions; a click puts one into the box. */
export const SamplePrompts = ({ premium, onChoose }: SamplePromptsProps) => (
  <Card as="section" aria-labelledby="good-questions">
    <h3 id="good-questions" className={styles.small}>
      Good first questions
    </h3>
    <ul className={styles.prompts}>
      {(premium ? forPremium : forAll).map((prompt) => (
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
