import { type Asking, goalTown, type Said } from './answer.ts'
import { proposed } from './propose-edit.ts'

/** The last proposal of an edit, taken out again: what was laid before it stands. */
export function answerUndo({ turn, say }: Asking): Said | undefined {
  const { plan, edits, lastEdits = 0 } = turn.before
  if (!plan) return undefined
  if (lastEdits === 0 || lastEdits > edits.length)
    return {
      text: say('There is no change of mine to take out: the plan is as it was laid.'),
    }
  return {
    text: say(
      `Done: my last proposal (${lastEdits === 1 ? 'one change' : `${lastEdits} changes`}) no longer counts, and the plan is as before it.${plan.tripId ? ' What you have accepted already goes by Undo above the days.' : ''}`,
      `C’est fait : ma dernière proposition (${lastEdits === 1 ? 'un changement' : `${lastEdits} changements`}) ne compte plus, et le plan est comme avant.${plan.tripId ? ' Ce que vous avez déjà accepté se défait par Annuler, au-dessus des jours.' : ''}`,
    ),
    memory: { edits: edits.slice(0, -lastEdits), lastEdits: 0 },
  }
}

/** Of the last proposal what is named goes out again: the rest of it still counts. */
export async function undoneFor(
  asking: Asking,
  items: readonly string[],
): Promise<Said | undefined> {
  const { turn, plans, say } = asking
  const { plan, edits, lastEdits = 0 } = turn.before
  const [earlier, last] = [edits.slice(0, edits.length - lastEdits), edits.slice(-lastEdits)]
  const rest = last.filter(({ itemId }) => !items.includes(itemId))
  const there = plan ? await plans.standing(plan, edits) : undefined
  const named = there?.items.find(({ id, day }) => items.includes(id) && day)
  // What my proposal leaves alone needs no putting back.
  if (named && lastEdits > 0 && rest.length === last.length)
    return {
      text: say(
        `**${named.name}** is in your trip: my last proposal leaves it where it stands.`,
        `**${named.name}** est dans votre voyage : ma dernière proposition n’y touche pas.`,
      ),
    }
  if (!plan || lastEdits < 2 || rest.length === last.length || rest.length === 0) return undefined
  const standing = await plans.standing(plan, earlier)
  if (!standing) return undefined
  const said = proposed(
    { ...asking, turn: { ...turn, before: { ...turn.before, edits: earlier } } },
    standing,
    rest,
    say('as you asked', 'comme demandé'),
  )
  return {
    ...said,
    text: `${say('It stays where it was. What is left of my last proposal:', 'C’est remis à sa place. Le reste de ma dernière proposition :')}\n\n${said.text}`,
  }
}

/** What the last proposal of an edit was, by days. */
export async function answerChanges({ turn, plans, say }: Asking): Promise<Said | undefined> {
  const { plan, edits, lastEdits = 0 } = turn.before
  if (!plan) return undefined
  if (lastEdits === 0)
    return {
      text: say('Nothing so far: the plan is as I laid it first.'),
    }
  const before = await plans.standing(plan, edits.slice(0, -lastEdits))
  const nameOf = (id: string) => before?.items.find((item) => item.id === id)?.name ?? ''
  const lines = edits.slice(-lastEdits).map(({ op, itemId, day, write }) => {
    const [old, now] = [nameOf(itemId), write && 'name' in write ? write.name : '']
    const time = write?.time ? ` (${write.time})` : ''
    const what =
      op === 'remove'
        ? say(`**${old}** goes`, `**${old}** sort`)
        : op === 'replace'
          ? say(`**${now}**${time} in place of ${old}`, `**${now}**${time} à la place de ${old}`)
          : op === 'add'
            ? say(`**${now}**${time} comes in`, `**${now}**${time} entre`)
            : say(`**${old}** moves${time}`, `**${old}** se déplace${time}`)
    return `- ${say('Day')} ${day}: ${what}`
  })
  return {
    text: `${say('My last proposal:')}\n\n${lines.join('\n')}`,
  }
}

/** Which list "what else" goes on with: the one that is named, the one before, else the sights. */
export function goesOnWith(asking: Asking, named: readonly string[]): string {
  const lists = ['hotels', 'food', 'find', 'sights']
  const { topic } = asking.turn.before.frame
  return (
    named.find((one) => one !== 'find' && lists.includes(one)) ??
    (topic === 'find' && asking.turn.before.listed.length > 0
      ? 'find'
      : topic !== null && lists.includes(topic) && topic !== 'find'
        ? topic
        : goalTown(asking)
          ? 'sights'
          : 'find')
  )
}
