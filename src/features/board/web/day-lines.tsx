import styles from './day-lines.module.css'

/** What a day says beside its stops, a line each. */
export const Lines = ({ text }: { readonly text: string }) =>
  text === '' ? null : (
    <ul className={styles.lines}>
      {text.split('\n').map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
