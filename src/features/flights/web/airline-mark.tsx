import styles from './airline-mark.module.css'

const tones = ['spruce', 'glacier', 'amber', 'ink'] as const

/** An airline's mark as we draw it: a tail fin with its code. No third party's picture. */
export function AirlineMark({ code }: { readonly code: string }) {
  const sum = [...code].reduce((total, letter) => total * 31 + letter.charCodeAt(0), 7)
  return (
    <svg
      viewBox="0 0 44 44"
      className={styles.mark}
      data-tone={tones[sum % tones.length]}
      aria-hidden="true"
      focusable="false"
    >
      <path d="M2 42 17 6Q18 2 23 2H42V42Z" />
      <text x="28" y="28" textAnchor="middle">
        {code}
      </text>
    </svg>
  )
}
