import { facts } from './facts.ts'

interface PageHeadProps {
  readonly title: string
  readonly description: string
  /** Keeps the page out of search engines. */
  readonly hidden?: boolean
}

/** Title and description of a page; React moves them into the head. */
export function PageHead({ title, description, hidden = false }: PageHeadProps) {
  return (
    <>
      <title>{`${title} · ${facts.name}`}</title>
      <meta name="description" content={description} />
      {hidden ? <meta name="robots" content="noindex" /> : null}
    </>
  )
}
