import { Button } from '#design/button/button.tsx'
import { Checkbox } from '#design/checkbox/checkbox.tsx'
import { LinkLine } from './link-line.tsx'
import styles from './sharing.module.css'
import type { LinkChange } from './sharing.queries.ts'

interface PartProps {
  readonly link: { path: string; hidePrices: boolean; hideNotes: boolean } | null
  readonly busy: boolean
  readonly onChange: (wish: LinkChange) => void
}

/** The read-only page: made, its address, what it hides, taken back. */
export function SharePagePart({ link, busy, onChange }: PartProps) {
  const hides = { hidePrices: link?.hidePrices ?? false, hideNotes: link?.hideNotes ?? false }
  const set = (next: Partial<typeof hides>): void =>
    onChange({ kind: 'page', hides: { ...hides, ...next } })
  return (
    <section className={styles.part} aria-label="A page to look at">
      <h3>A page to look at</h3>
      <p className="small mute">
        Whoever has the link sees the days of this trip as they are now. They cannot change
        anything, and they do not see your name or your budget.
      </p>
      {link ? (
        <>
          <LinkLine label="Link to the page" path={link.path} />
          <Checkbox
            label="Hide prices"
            checked={hides.hidePrices}
            disabled={busy}
            onChange={(event) => set({ hidePrices: event.target.checked })}
          />
          <Checkbox
            label="Hide notes"
            checked={hides.hideNotes}
            disabled={busy}
            onChange={(event) => set({ hideNotes: event.target.checked })}
          />
          <Button
            look="line"
            size="small"
            busy={busy}
            onClick={() => onChange({ kind: 'page', hides: null })}
          >
            Take the link back
          </Button>
        </>
      ) : (
        <Button size="small" busy={busy} onClick={() => set({})}>
          Make a link
        </Button>
      )}
    </section>
  )
}
