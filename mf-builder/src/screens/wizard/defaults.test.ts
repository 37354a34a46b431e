import { defaults, readAddress } from './wizard-state';

test(spec('4.16 9.1', 'the builder starts with a budget of 1500, gaming, rgb, step 1 and no build'), () => {
  expect(defaults).toMatchObject({
    budget: 1500,
    useCase: 'gaming',
    theme: 'rgb',
    step: 1,
    build: '',
    accessories: [],
  });
  expect(readAddress(new URLSearchParams())).toEqual(defaults);
});
