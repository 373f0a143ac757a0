import { beforeEach, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useCombobox } from './useCombobox';

const CITIES = ['Udaipur', 'Jaipur', 'Jodhpur'];
const onType = jest.fn<(text: string) => void>();
const onChoose = jest.fn<(item: string) => void>();
const onSubmit = jest.fn();

function Search({ items = CITIES }: { items?: readonly string[] }) {
  const { open, input, list, option } = useCombobox({ items, onType, onChoose });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <input aria-label="Search" {...input} />
      {open && (
        <ul {...list}>
          {items.map((item, index) => (
            <li key={item} {...option(index, item)}>
              {item}
            </li>
          ))}
        </ul>
      )}
    </form>
  );
}

const field = () => screen.getByRole('combobox', { name: 'Search' });
const selected = () => screen.queryByRole('option', { selected: true })?.textContent;
const isOpen = () => screen.queryByRole('listbox') !== null;
const user = userEvent.setup();

beforeEach(() => void jest.clearAllMocks());

test('typing opens the list and asks for suggestions', async () => {
  render(<Search />);
  expect(field().getAttribute('aria-expanded')).toBe('false');
  await user.type(field(), 'jai');
  expect(onType).toHaveBeenLastCalledWith('jai');
  expect([isOpen(), field().getAttribute('aria-expanded')]).toEqual([true, 'true']);
  expect(field().getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id);
});

test('the arrow keys cycle through the list and the field, which keeps the focus', async () => {
  render(<Search />);
  await user.type(field(), 'j');
  const seen = [];
  for (let times = 0; times < 5; times++) {
    await user.keyboard('{ArrowDown}');
    seen.push(selected());
  }
  expect(seen).toEqual([...CITIES, undefined, 'Udaipur']);
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(selected()).toBe('Jodhpur');
  const active = field().getAttribute('aria-activedescendant');
  expect(document.getElementById(active ?? '')?.textContent).toBe('Jodhpur');
  expect(document.activeElement).toBe(field());
});

test('ArrowUp opens a closed list at its end', async () => {
  render(<Search />);
  await user.click(field());
  await user.keyboard('{ArrowUp}');
  expect(selected()).toBe('Jodhpur');
});

test('Enter chooses the highlighted suggestion without submitting the form', async () => {
  render(<Search />);
  await user.type(field(), 'j{ArrowDown}{ArrowDown}{Enter}');
  expect(onChoose).toHaveBeenCalledWith('Jaipur');
  expect([isOpen(), onSubmit.mock.calls.length]).toEqual([false, 0]);
});

test('Enter without a highlighted suggestion submits the form and closes the list', async () => {
  render(<Search />);
  await user.type(field(), 'j{Enter}');
  expect([isOpen(), onSubmit.mock.calls.length, onChoose.mock.calls.length]).toEqual([false, 1, 0]);
});

test('Escape closes the list and keeps the typed text', async () => {
  render(<Search />);
  await user.type(field(), 'jai{Escape}');
  expect([isOpen(), (field() as HTMLInputElement).value]).toEqual([false, 'jai']);
});

test('a click chooses a suggestion without blurring the field first', async () => {
  render(<Search />);
  await user.type(field(), 'j');
  await user.click(screen.getByRole('option', { name: 'Jodhpur' }));
  expect(onChoose).toHaveBeenCalledWith('Jodhpur');
  expect([isOpen(), document.activeElement === field()]).toEqual([false, true]);
});

test('new suggestions start with none highlighted', async () => {
  const { rerender } = render(<Search />);
  await user.type(field(), 'j{ArrowDown}');
  expect(selected()).toBe('Udaipur');
  rerender(<Search items={['Jaisalmer', 'Jamnagar']} />);
  expect(selected()).toBeUndefined();
  expect(field().getAttribute('aria-activedescendant')).toBeNull();
});

test('an empty list is not announced, and the arrow keys do nothing', async () => {
  render(<Search items={[]} />);
  await user.type(field(), 'zz{ArrowDown}');
  expect([field().getAttribute('aria-expanded'), selected()]).toEqual(['false', undefined]);
});
