import styles from './colours-example.module.css'

const roles = [
  'paper',
  'raised',
  'sunk',
  'line',
  'edge',
  'ink',
  'ink-2',
  'spruce',
  'spruce-deep',
  'spruce-wash',
  'maple',
  'maple-wash',
  'glacier',
  'glacier-wash',
  'amber',
  'amber-wash',
  'star',
  'moss',
] as const

export function ColoursExample() {
  return roles.map((role) => (
    <div key={role} className={styles.role}>
      <svg width="56" height="44" aria-hidden="true">
        <rect width="56" height="44" rx="5" fill={`var(--${role})`} stroke="var(--line)" />
      </svg>
      <span>{role}</span>
    </div>
  ))
}
