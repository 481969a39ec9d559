import styles from './landmark-example.module.css'
import { Landmark } from './landmark.tsx'

export function LandmarkExample() {
  return (
    <div className={styles.frame}>
      <Landmark id="lisbon/belem-tower" name="Belém Tower" />
    </div>
  )
}
