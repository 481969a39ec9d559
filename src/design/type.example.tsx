import styles from './type-example.module.css'

export function TypeExample() {
  return (
    <>
      <p className={`${styles.serif} display`}>Plan the whole trip</p>
      <p className={styles.page}>Hotels in Tokyo</p>
      <p className={styles.title}>One plan that holds everything</p>
      <h3>A small hotel in Yanaka</h3>
      <p className="quote">The budget bar stopped us from booking the third hotel.</p>
      <p className="lead">Flights, stays and food in Canadian dollars.</p>
      <p>Move a museum to Thursday and the total follows.</p>
      <p className="small mute">6 nights, $1,008 with taxes</p>
      <p>
        Read <a href="#type">what is covered</a> before you book.
      </p>
    </>
  )
}
