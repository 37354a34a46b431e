/** What a line means: a part of the catalogue, or one of the visitor's own of a type; `price` and `quantity` where they matter. */
export interface Meant {
  part?: string;
  type?: string;
  quantity?: number;
  price?: number | null;
}

/** A kind of text that was read wrongly once, with what each of its lines means. */
export interface Kind {
  kind: string;
  text: string;
  means: readonly Meant[];
}

const one = (kind: string, text: string, ...means: readonly Meant[]): Kind => ({ kind, text, means });

const lanes = [
  one('lanes are no number', 'Storage: Samsung 990 PRO 2TB PCIe 4.0 x4', { part: 'storage10', quantity: 1 }),
  one('lanes are no number', 'SSD: Samsung 990 PRO 2TB NVMe PCIe Gen4 x4', { part: 'storage10', quantity: 1 }),
  one('lanes are no number', 'Samsung 990 PRO 2TB M.2 x4', { part: 'storage10', quantity: 1 }),
  one('a number in brackets counts', 'Samsung 990 PRO 2TB PCIe 4.0 (x2)', { part: 'storage10', quantity: 2 }),
  one('a number counts', 'Samsung 990 PRO 2TB x2', { part: 'storage10', quantity: 2 }),
  one('of a processor nobody means two', '2x AMD Ryzen 5 9600X', { part: 'cpu8', quantity: 1 }),
  one('of a supply nobody means two', 'PSU: Corsair RM850e (2025) x2', { part: 'psu9', quantity: 1 }),
  one('a name that begins with X', 'Motherboard: X11 server board from work', { type: 'motherboard', quantity: 1 }),
];

const types = [
  one('brackets do not decide', 'ASRock B650M Pro RS WiFi (AM5)', { type: 'motherboard' }),
  one('brackets do not decide', 'Gigabyte X870 Eagle WiFi7 (ATX)', { type: 'motherboard' }),
  one('a chipset wins', 'ASUS TUF Gaming B850-Plus WiFi DDR5 M.2', { type: 'motherboard' }),
  one('a chipset wins', 'MSI Z790 Edge WiFi Network Card', { type: 'motherboard' }),
  one('a case of such a name', 'NZXT H510 Mid Tower Case', { type: 'case' }),
  one('without cooler', 'AMD Ryzen 7 9800X3D, 8C/16T, 4.70-5.20GHz, boxed ohne Kühler (100-100001084WOF)', {
    part: 'cpu10',
  }),
  one('without cooler', 'AMD Ryzen 5 9600X without cooler', { part: 'cpu8' }),
  one('without cooler', 'Intel Core i7-14700K boxed sans ventirad', { part: 'cpu17' }),
];

const numbers = [
  one('numbers of makers', 'Samsung 990 PRO 2TB (MZ-V9P2T0BW)', { part: 'storage10' }),
  one('numbers of makers', 'Corsair RM850e (2025) CP-9020296-EU', { part: 'psu9' }),
  one('numbers of makers', 'AMD Ryzen 7 9800X3D (100-100001084WOF)', { part: 'cpu10' }),
  one('numbers of makers', 'MSI GeForce RTX 5070 12G VENTUS 2X OC, V532-012R', { part: 'gpu14' }),
  one('a number of a shop', 'MSI MAG A850GLS PCIE5 ATX 3.1, N82E16817701022', { part: 'psu10' }),
  one('remarks', 'CPU Cooler: be quiet! Dark Rock Pro 5 (168mm, ~1mm clearance above RAM, confirmed fits)', {
    part: 'cooling8',
  }),
  one('remarks', 'Corsair RM1000e 1000W 80+ Gold ATX 3.1 Fully Modular', { part: 'psu12' }),
  one('clocks and revisions', 'AMD Ryzen 7 7800X3D (8x 4.2GHz) Sockel AM5', { part: 'cpu6' }),
  one('clocks and revisions', 'Mainboard: Gigabyte B550 Gaming X V2 Rev. 1.3', { part: 'motherboard2' }),
  one('sizes of a picture', 'Monitor LG 27US500-W 27 Zoll 4K UHD IPS 60Hz', { part: 'monitor6' }),
  one('cents behind the sign', 'Processeur AMD Ryzen 5 9600X (3.9 GHz / 5.4 GHz) - 219€95', {
    part: 'cpu8',
    price: 219.95,
  }),
  one('rates of memory', 'G.Skill Trident Z5 RGB 32GB (2x16GB) DDR5-7200 PC5-57600 CL34', { part: 'ram17' }),
];

const others = [
  one('laptops', 'GPU: NVIDIA GeForce RTX 5080 Laptop GPU', { type: 'gpu' }),
  one('laptops', 'GPU: RTX 5070 Windforce SFF Mobile', { type: 'gpu' }),
  one('laptops', 'RAM: Corsair Vengeance SO-DIMM 96GB (2x48GB) DDR5-6000 CL30', { type: 'ram' }),
  one('servers', 'RAM: G.Skill Trident Z5 RGB 32GB (2x16GB) DDR5-7200 CL34 Registered', { type: 'ram' }),
  one('samples', 'CPU: AMD Ryzen 7 9700X ES', { type: 'cpu' }),
  one('another generation', 'Cooler: Noctua NH-D15 G3', { type: 'cooling' }),
];

const tables = [
  one(
    'sums',
    'CPU: AMD Ryzen 5 9600X\nMotherboard: MSI B650 GAMING PLUS WIFI\nMonitor: Some Brand 27Q\nTotal Price: $1,624.93',
    ...[{ part: 'cpu8' }, { part: 'motherboard6' }, { type: 'monitor', price: null }],
  ),
  one('sums', 'CPU: AMD Ryzen 5 9600X\nSubtotal (1 item)\n$219.00\nItem(s): $219.00', { part: 'cpu8', price: null }),
  one('sums', 'CPU: AMD Ryzen 5 9600X\nGesamtsumme:\n1.219,00 €', { part: 'cpu8', price: null }),
  one(
    'heads by meaning',
    '|Component|Title|Price|\n|:-|:-|:-|\n|CPU|[AMD Ryzen 5 9600X](https://a.example/p)|[$200.00 (Amazon)](https://amazon.example/dp/B0C?tag=x-20&linkCode=abcdefghijklmnopqrstuvwxyz)|\n' +
      '|Power Supply|[MSI MAG A850GLS PCIE5](https://a.example/p2)|[$129.97 (Newegg)](https://click.example/deeplink?id=ZoXDlCrTuis&mid=44583&murl=https%3A%2F%2Fwww.newegg.example%2Fp%2FN82E1681)|\n|**Total Price**|**$329.97**| |\n',
    ...[
      { part: 'cpu8', price: 200 },
      { part: 'psu10', price: 129.97 },
    ],
  ),
  one(
    'links with brackets',
    '| Kind | Choice | Cost |\n|---|---|---|\n| CPU | [AMD Ryzen 5 9600X](https://a.example/p_(new)/x) | [$200](https://b.example/(x)) |',
    { part: 'cpu8', price: 200 },
  ),
  one(
    'a head with a word more',
    'Type,Product,Price,Rating\nCPU,AMD Ryzen 5 9600X,$200.00,4.8\nPSU,MSI MAG A850GLS PCIE5,$129.97,4.6',
    ...[
      { part: 'cpu8', price: 200 },
      { part: 'psu10', price: 129.97 },
    ],
  ),
];

const columns = [
  one(
    'a head that nobody knows, reasons longer than names',
    '| Component | Recommendation | Why it matters | Price |\n|---|---|---|---|\n' +
      '| **Storage** | SAMSUNG 990 PRO SSD 2TB NVMe M.2 PCIe Gen4, M.2 2280 Internal Solid State Hard Drive (MZ-V9P2T0B/AM) | 7,450MB/s reads for quick loads of anything that we have | $160 |\n' +
      '| **PSU** | Corsair RM850e (2025) 850 Watt 80+ Gold Certified Fully Modular ATX Power Supply (CP-9020296-NA) | quiet | $130 |\n' +
      '| **CPU Cooler** | Noctua NH-U12S chromax.Black, CPU Cooler (120mm, Black) | rivals liquid | $110 |',
    ...[
      { part: 'storage10', price: 160 },
      { part: 'psu9', price: 130 },
      { part: 'cooling12', price: 110 },
    ],
  ),
  one(
    'a name as the first head, types below it',
    '| Part | What I picked |\n| --- | --- |\n| CPU | Intel Core i7-14700K |\n| CPU cooler | Thermalright Phantom Spirit 120 EVO (air) |\n| RAM | 64GB DDR5 XPG 5600MHz (32GB x 2) |',
    ...[{ part: 'cpu17' }, { part: 'cooling11' }, { type: 'ram', quantity: 1 }],
  ),
  one(
    'a table of what is still open',
    '| Component | Status | Notes |\n|---|---|---|\n| CPU | Open | No vendor selected |\n| GPU | Open | Reuse a card |\n| Case | Open | Depends |',
  ),
  one(
    'all in one line',
    'CPU: AMD Ryzen 5 9600X // RAM: 32GB (2x16GB) DDR5 6000 MT/s // Storage: 2TB Samsung 990 PRO // Motherboard: MSI B650 GAMING PLUS WIFI',
    ...[{ part: 'cpu8' }, { type: 'ram' }, { part: 'storage10' }, { part: 'motherboard6' }],
  ),
  one(
    'a heading with a price',
    'Tier 3 (Balanced, £880-1,250):\n- CPU: i7-14700K (20 cores, 4x performance)\n**Limitation:** the chassis restricts long cards.',
    { part: 'cpu17' },
  ),
];

const ghosts = [
  one('words that name nothing', 'PCPartPicker: [Link](https://pcpartpicker.com/list/abc)'),
  one('words that name nothing', 'Link: see the thread\nMore: Shadow, Pulse and Flow'),
  one('drivers', 'CPU: AMD Ryzen 5 9600X\nGPU driver 566.36\nGraphics driver version 32.0.15', { part: 'cpu8' }),
  one('headings', '## Storage plan\n## Cooling options\n### CPU\nAMD Ryzen 5 9600X', { part: 'cpu8' }),
  one('nothing chosen', 'CPU: AMD Ryzen 5 9600X\nGPU: TBD\nSound card: none\nOS: see below', { part: 'cpu8' }),
  one(
    'plans, headings and remarks',
    '| Component | Selection |\n|---|---|\n| Motherboard | MSI MAG Z790 TOMAHAWK WIFI ATX LGA1700 |\n| CPU | Intel i7-14700K 3.4GHz 20-Core |\n' +
      '| RAM | 128GB Corsair Vengeance DDR5-6000 CL30 (2x 64GB kits) |\n| Storage | See storage plan below |\n| OS | Ubuntu Server 24.04 LTS |\n\n### Storage Plan\n' +
      '| Drive | Size | Use |\n|---|---|---|\n| M.2 #1 (WD Black SN7100) | 1TB | OS + models |\n| M.2 #2 + M.2 #3 (RAID 1) | 500GB usable | Containers |\n\n### Hardware Notes\n' +
      '- PSU is ATX 3.1 native, no 4090 power adapter needed\n- Front fan is repositionable if RAM clearance becomes an issue\n',
    ...[{ part: 'motherboard16' }, { part: 'cpu17' }, { type: 'ram' }, { type: 'os' }, { part: 'storage4' }],
  ),
];

/** Lines and lists that were reported to be read wrongly, and more of each kind. */
export const kinds: readonly Kind[] = [...lanes, ...types, ...numbers, ...others, ...tables, ...columns, ...ghosts];
