import { useState } from 'react'
import { Checkbox } from '#design/checkbox/checkbox.tsx'
import { Button } from '#design/button/button.tsx'
import { LinkLine } from './link-line.tsx'
import styles from './sharing.module.css'
import type { LinkChange } from './sharing.queries.ts'
import { type PageShows, WhatIsShown } from './what-is-shown.tsx'
import { shareLinkPartText } from './messages.ts'

interface PartProps {
  readonly link: (PageShows & { readonly path: string }) | null
  readonly title: string
  readonly busy: boolean
  readonly onChange: (wish: LinkChange) => void
}

/** Prices are shown only once the owner turns them on. */
const atFirst: PageShows = { hidePrices: true, hideNotes: false, showName: true }

/** The read-only page: its link made, what it hides, turned off. */
export function ShareLinkPart({ link, title, busy, onChange }: PartProps) {
  const [wished, setWished] = useState<PageShows>(atFirst)
  const hides = link ?? wished
  const set = (next: Partial<PageShows>): void => {
    const { hidePrices, hideNotes, showName } = { ...hides, ...next }
    if (link) onChange({ kind: 'page', hides: { hidePrices, hideNotes, showName } })
    else setWished({ hidePrices, hideNotes, showName })
  }
  const { showName } = hides
  const name = ['your first name']
  return (
    <section className={styles.part} aria-label={shareLinkPartText.viewOnlyLink}>
      <h3>{shareLinkPartText.viewOnlyLink}</h3>
      <p className="small mute">{shareLinkPartText.anyoneWithLinkCan}</p>
      {link ? (
        <LinkLine label={shareLinkPartText.linkToPage} path={link.path} title={title} />
      ) : null}
      <WhatIsShown
        hides={hides}
        busy={busy}
        always={[
          ...(showName ? name : []),
          'the trip’s name, places, dates and party',
          'every stop with its time and place',
        ]}
        prices={['prices', 'the total']}
        never={[...(showName ? ['your last name'] : ['your name']), 'your budget']}
        first={
          <Checkbox
            label={shareLinkPartText.showFirstName}
            checked={showName}
            disabled={busy}
            onChange={(event) => set({ showName: event.target.checked })}
          />
        }
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
