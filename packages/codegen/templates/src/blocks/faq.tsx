import { Section } from "../ui/section.tsx";
import { Icon } from "../ui/icon.tsx";

interface FaqProps {
  id: string;
  title?: string;
  note?: string;
  items: readonly { question: string; answer: string }[];
}

/** Questions that open to their answers. */
export function Faq({ id, title, note, items }: FaqProps) {
  return (
    <Section id={id} title={title} note={note}>
      <div className="faq">
        {items.map((item) => (
          <details key={item.question} className="faq-item">
            <summary className="faq-question">
              {item.question}
              <Icon name="chevron-down" className="faq-turn size-5 shrink-0" />
            </summary>
            <p className="faq-answer">{item.answer}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}
