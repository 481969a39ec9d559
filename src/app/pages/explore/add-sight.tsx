import { type ComponentType, useState } from 'react'
import { showToast } from '#design/notices/notices.ts'
import type { loadAddSight } from '#features/content/web/index.ts'
import { findAttraction } from '#features/dining/web/index.ts'
import { DataFrame } from '#platform/web/data-frame.tsx'
import { hasHint } from '#platform/web/hint-cookie.ts'
import { addToDraft, takeFromDraft } from '../planner/add-to-draft.ts'
import { AddSheet } from './add-sheet.tsx'
import { type Choice, choiceToItem } from './choice.ts'
import { addSightText as text } from './messages.ts'
import { useSightInPlan } from './sight-in-plan.ts'

type Guide = Awaited<ReturnType<typeof loadAddSight>>
type Sight = NonNullable<ReturnType<Guide['sightAt']>>

const fail = (why: string): void => showToast({ tone: 'failed', title: text.notAdded, text: why })

async function choiceOf({ placeId, place, slug }: Sight): Promise<Choice> {
  const it = await findAttraction(placeId, `${placeId}/${slug}`)
  return { kind: 'attraction', it, place: { ref: placeId, name: place } }
}

function AddSight({
  sight,
  Link,
}: {
  readonly sight: Sight
  readonly Link: Guide['AddSightLink']
}) {
  const [choice, setChoice] = useState<Choice>()
  const { inPlan, onTrip, onDraft } = useSightInPlan(sight)
  const add = async (): Promise<void> => {
    try {
      const chosen = await choiceOf(sight)
      // Signed in: choose a trip; signed out: add to the draft.
      if (hasHint()) return setChoice(chosen)
      const item = choiceToItem(chosen)
      const added = addToDraft(item, chosen.place)
      if (added === 'full' || added === 'foreign') return fail(text.browserKeepsNothing)
      onDraft()
      if (added === 'there') return undefined
      const undo = (): void => {
        takeFromDraft(item, chosen.place)
        onDraft()
        showToast({ title: text.takenOut, text: sight.name })
      }
      showToast({
        title: text.added,
        text: text.where(sight.name),
        action: { label: text.undo, onPress: undo },
      })
    } catch (error) {
      fail(error instanceof Error ? error.message : '')
    }
  }
  return (
    <>
      <Link sight={sight} inPlan={inPlan} onPress={() => void add()} />
      {choice ? (
        <AddSheet choice={choice} onAdded={onTrip} onClose={() => setChoice(undefined)} />
      ) : null}
    </>
  )
}

/** The button of the sight that was touched, with its script. */
export function addSightAfter(by: Event, { sightAt, AddSightLink }: Guide): ComponentType {
  const sight = sightAt(by.target instanceof Element ? by.target : document.activeElement)
  if (!sight) throw new Error('What was touched is no sight')
  return () => (
    <DataFrame>
      <AddSight sight={sight} Link={AddSightLink} />
    </DataFrame>
  )
}
