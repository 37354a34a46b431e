import { useCategory } from '../route-state';

/** For the keyboard, from the page's heading past the list of the categories to the heading of the options. */
export function SkipCategories() {
  const { heading } = useCategory();
  return (
    <a
      className="skip-to"
      href="#options-title"
      data-no-print
      onClick={(event) => {
        event.preventDefault();
        heading.current?.focus();
      }}
    >
      Skip the categories
    </a>
  );
}
