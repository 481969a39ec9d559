import styles from './list-tools.module.css'

/** By what a list is ordered, in a sentence below its tools. */
export const SortNote = ({ children }: { readonly children: string }) => (
  <p className={styles.note} data-sort-note="">
    {children}
  </p>
)
