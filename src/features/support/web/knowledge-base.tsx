import { ArrowRight, SearchX } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { ButtonLink } from '#design/button/button.tsx'
import { Disclosure } from '#design/disclosure/disclosure.tsx'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { SearchField } from '#design/search-field/search-field.tsx'
import { helpArticles, searchArticles } from '../domain/search-articles.ts'
import { withFacts } from '#platform/web/facts.ts'
import styles from './knowledge-base.module.css'
import { knowledgeBaseText } from './messages.ts'

const count = (found: number): string =>
  found === helpArticles.length
    ? `${found} articles`
    : knowledgeBaseText.articles(found, helpArticles.length)

/** The articles of the knowledge base, searched while typing. */
export function KnowledgeBase() {
  const [question, setQuestion] = useState('')
  const found = searchArticles(useDeferredValue(question))
  return (
    <div className={styles.base}>
      <SearchField
        label={knowledgeBaseText.searchHelpArticles}
        placeholder={knowledgeBaseText.passwordOfflineCancel}
        value={question}
        onValueChange={setQuestion}
      />
      <p className="small mute" role="status">
        {count(found.length)}
      </p>
      {found.length === 0 ? (
        <EmptyState
          icon={SearchX}
          title={knowledgeBaseText.noArticleHasAll}
          action={
            <ButtonLink href="#contact-form" look="line">
              {knowledgeBaseText.writeToUs}
            </ButtonLink>
          }
        >
          {knowledgeBaseText.tryOneWordOr}
        </EmptyState>
      ) : (
        <div>
          {found.map(({ slug, title, topic, paragraphs, link }) => (
            <div key={slug} id={slug} className={styles.article}>
              <Disclosure
                summary={
                  <>
                    {title} <span className={styles.topic}>{topic}</span>
                  </>
                }
              >
                <div className={styles.text}>
                  {paragraphs.map((paragraph) => (
                    <p key={paragraph}>{withFacts(paragraph)}</p>
                  ))}
                  <ButtonLink look="text" size="small" href={link.href} iconAfter={ArrowRight}>
                    {link.label}
                  </ButtonLink>
                </div>
              </Disclosure>
            </div>
          ))}
        </div>
      )}
    </div>
  )
}
