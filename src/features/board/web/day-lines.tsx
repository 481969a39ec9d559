import styles from './day-lines.module.css'

/** Extra lines of a day. */
export const Lines = ({ text }: { readonly text: string }) =>
  text === '' ? null : (
    <ul className={styles.lines}>
      {text.split('\n').map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
