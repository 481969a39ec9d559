import { Fragment, type ReactNode } from 'react'
import { type Facts, facts, listMembers, lists, type ListItem, type ListName } from './facts.ts'

/** An item whose members are placeholders, for the block that the server repeats. */
const marked = <N extends ListName>(name: N): ListItem<N> =>
  Object.fromEntries(listMembers[name].map((member) => [member, `{{.${member}}}`])) as ListItem<N>

interface EachProps<N extends ListName> {
  readonly list: N
  readonly children: (item: ListItem<N>) => ReactNode
}

/** Renders a template for each item of a list that is a setting. Only for parts that are not hydrated. */
export function Each<N extends ListName>({ list, children }: EachProps<N>) {
  const items: readonly ListItem<N>[] | undefined = lists?.[list]
  if (lists)
    return (items ?? []).map((item, index) => (
      // The list never changes while the page is open.
      <Fragment key={index}>{children(item)}</Fragment>
    ))
  return (
    <>
      {`{{#${list}}}`}
      {children(marked(list))}
      {`{{/${list}}}`}
    </>
  )
}

type Condition = ListName | keyof Facts

const isGiven = (name: Condition): boolean => {
  if (name in listMembers) return (lists?.[name as ListName]?.length ?? 0) > 0
  return facts[name as keyof Facts] !== ''
}

interface GivenProps {
  readonly when: Condition
  readonly children: ReactNode
}

/** Renders only if a list has items or a fact is not empty. Only for parts that are not hydrated. */
export function Given({ when, children }: GivenProps) {
  if (lists) return isGiven(when) ? children : null
  return (
    <>
      {`{{?${when}}}`}
      {children}
      {`{{/?${when}}}`}
    </>
  )
}

/** The other case of `Given`. */
export function NotGiven({ when, children }: GivenProps) {
  if (lists) return isGiven(when) ? null : children
  return (
    <>
      {`{{^${when}}}`}
      {children}
      {`{{/^${when}}}`}
    </>
  )
}
