import { classNames } from './class-names.ts'
import { examples } from './examples.ts'
import styles from './gallery.module.css'
import { galleryText } from './messages.ts'

/** Every component in every state, inside a page that brings the main landmark and the toast regions. */
export function Gallery() {
  return (
    <div className={classNames('wrap-planner', styles.page)}>
      <nav aria-label={galleryText.components} className={styles.nav}>
        <ul className={styles.list}>
          {examples.map(({ id, name }) => (
            <li key={id}>
              <a href={`#${id}`} className={styles.entry}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.main}>
        <h1>{galleryText.designSystem}</h1>
        <p className="lead">{galleryText.paperSpruceOneRed}</p>
        {examples.map(({ id, name, layout, Example }) => (
          <section key={id} id={id} aria-labelledby={`${id}-name`} className={styles.section}>
            <h2 id={`${id}-name`} className={styles.name}>
              {name}
            </h2>
            <div className={styles[layout]}>
              <Example />
            </div>
          </section>
        ))}
      </div>
    </div>
  )
}
