import { matchNeeds } from '@kindcrate/contract/match-needs';
import { type RefObject, useEffect, useRef } from 'react';
import { needs } from '../../../stores/needs.ts';
import { useResource } from '../../../ui/resource/use-resource.ts';
import { itemFieldName } from '../items/read-items.ts';
import { useItemCategory } from '../items/use-item-category.ts';
import { useInputValue } from '../use-input-value.ts';
import type { MatchCopy } from './copy.ts';
import { describeMatch } from './describe-match.ts';

interface Props {
  /** The element around the field for the goods. */
  field: RefObject<HTMLElement | null>;
  /** The id of the chosen organization. */
  charity: string;
  copy: MatchCopy;
  /** The index of the item. */
  index?: number;
}

/**
 * Shows below the field for the goods whether the chosen organization needs them, and suggests other organizations that do. When
 * the form is sent, its data includes the need that the goods match.
 */
export function NeedHint({ field, charity, copy, index = 0 }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const typed = useInputValue(field);
  const { data } = useResource(needs);
  const category = useItemCategory(field, index);
  const match = data ? matchNeeds(typed, charity || null, data.list, data.categories, category) : {};
  useNeedFormData(field, { typed, name: itemFieldName(index, 'need'), need: match.chosen?._id });
  const description = describeMatch(match, copy, document.documentElement.lang);
  const choose = (organizationId: string) => {
    // The button has the focus and is about to disappear.
    root.current?.focus();
    findCharity(organizationId)?.click();
  };

  return (
    <div className="need-hint" ref={root} tabIndex={-1} aria-live="polite" data-wanted={description?.isWanted}>
      {description?.sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {description?.alternatives
        .filter(({ organizationId }) => findCharity(organizationId))
        .map(({ organizationId, text, choose: label }) => (
          <p key={organizationId}>
            {text}{' '}
            <button className="link" type="button" onClick={() => choose(organizationId)}>
              {label}
            </button>
          </p>
        ))}
    </div>
  );
}

interface MatchedNeed {
  typed: string;
  /** The name of the value in the form's data. */
  name: string;
  need: string | undefined;
}

/**
 * Adds a need to the form's data when the form is sent, unless the field's value has changed since it matched the need: `typed` is
 * updated with a delay.
 */
function useNeedFormData(field: Props['field'], { typed, name, need }: MatchedNeed): void {
  useEffect(() => {
    const input = field.current?.querySelector('input');
    const form = input?.form;
    if (!need || !form) return;
    const addNeed = ({ formData }: FormDataEvent) => {
      if (input.value === typed) formData.set(name, need);
    };
    form.addEventListener('formdata', addNeed);
    return () => form.removeEventListener('formdata', addNeed);
  }, [field, typed, name, need]);
}

/** The radio button of an organization. There is none until the organizations have loaded. */
function findCharity(organizationId: string): HTMLInputElement | undefined {
  const radios = document.querySelectorAll<HTMLInputElement>('input[name=charity]');
  return [...radios].find(({ value }) => value === organizationId);
}
