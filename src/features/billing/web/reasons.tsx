import styles from './reasons.module.css'

interface ReasonsProps {
  readonly reasons: readonly { readonly title: string; readonly text: string }[]
}

/** Why people pay: a heading and a sentence each. */
export const Reasons = ({ reasons }: ReasonsProps) => (
  <ul className={styles.reasons}>
    {reasons.map(({ title, text }) => (
      <li key={title}>
        <h3>{title}</h3>
        <p className="mute">{text}</p>
      </li>
    ))}
  </ul>
)
