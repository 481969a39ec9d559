import { useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { LinkLine } from './link-line.tsx'
import styles from './sharing.module.css'
import type { LinkChange } from './sharing.queries.ts'
import { type Hides, WhatIsShown } from './what-is-shown.tsx'
import { shareLinkPartText } from './messages.ts'

interface PartProps {
  readonly link: (Hides & { readonly path: string }) | null
  readonly busy: boolean
  readonly onChange: (wish: LinkChange) => void
}

/** The read-only page: its link made, what it hides, turned off. */
export function ShareLinkPart({ link, busy, onChange }: PartProps) {
  const [wished, setWished] = useState<Hides>({ hidePrices: false, hideNotes: false })
  const hides = link ?? wished
  const set = (next: Partial<Hides>): void => {
    const { hidePrices, hideNotes } = { ...hides, ...next }
    if (link) onChange({ kind: 'page', hides: { hidePrices, hideNotes } })
    else setWished({ hidePrices, hideNotes })
  }
  return (
    <section className={styles.part} aria-label={shareLinkPartText.viewOnlyLink}>
      <h3>{shareLinkPartText.viewOnlyLink}</h3>
      <p className="small mute">{shareLinkPartText.anyoneWithLinkCan}</p>
      {link ? <LinkLine label={shareLinkPartText.linkToPage} path={link.path} /> : null}
      <WhatIsShown
        hides={hides}
        busy={busy}
        always={['the trip’s name, places and dates', 'every stop with its time and place']}
        prices={['prices', 'the total']}
        never={['your name', 'your budget']}
        onChange={set}
      />
      {link ? (
        <Button
          look="line"
          size="small"
          busy={busy}
          onClick={() => onChange({ kind: 'page', hides: null })}
        >
          {shareLinkPartText.turnOffLink}
        </Button>
      ) : (
        <Button size="small" busy={busy} onClick={() => onChange({ kind: 'page', hides: wished })}>
          {shareLinkPartText.createLink}
        </Button>
      )}
    </section>
  )
}
