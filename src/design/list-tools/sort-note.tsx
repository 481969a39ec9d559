import styles from './list-tools.module.css'

/** By what a list is ordered, in a sentence below its tools, or below its count in the head of a finder. */
export const SortNote = ({ children }: { readonly children: string }) => (
  <p className={styles.note} data-sort-note="">
    {children}
  </p>
)
