import { artDataUri, artKinds, artSceneNames, categoryArt } from '../art/category-art.ts'
import { Picture } from './picture.tsx'
import styles from './picture-example.module.css'

/** Every scene of every kind, with its name. */
export function PictureExample() {
  return artKinds.map((kind) => (
    <section key={kind} className={styles.kind} aria-label={kind}>
      <h3>{kind}</h3>
      <ul className={styles.grid}>
        {artSceneNames(kind).map((scene, index) => (
          <li key={scene}>
            <Picture
              src={artDataUri(categoryArt(kind, `${scene} example`, { scene, palette: index }))}
            />
            <span className="small mute">{scene}</span>
          </li>
        ))}
      </ul>
    </section>
  ))
}
