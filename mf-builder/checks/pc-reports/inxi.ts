import type { ReportExample } from './example';

const coloured = (text: string): string =>
  text.replace(/^(\w+):/gm, '\u001b[1;34m$1:\u001b[0m').replace(/ (\w+):/g, ' \u001b[1;34m$1:\u001b[0m');

export const inxis: readonly ReportExample[] = [
  {
    tool: 'inxi -Fxxxmz in the wide layout',
    text: `System:    Host: SECRET-host Kernel: 6.8.0-51-generic arch: x86_64 bits: 64 compiler: gcc v: 13.3.0 Desktop: Cinnamon v: 6.4.8
           tk: GTK v: 3.24.41 dm: LightDM Distro: Linux Mint 22.3 Zena base: Ubuntu 24.04 noble
Machine:   Type: Desktop Mobo: Gigabyte model: B550 GAMING X V2 v: x.x serial: SECRET-serial uuid: SECRET-uuid
           UEFI: American Megatrends LLC. v: F16 date: 09/20/2023
Memory:    System RAM: total: 16 GiB available: 15.54 GiB used: 4.21 GiB (27.1%) igpu: 512 MiB
           Array-1: capacity: 128 GiB slots: 4 modules: 2 EC: None max-module-size: 32 GiB note: est.
           Device-1: Channel-A DIMM 0 type: no module installed
           Device-2: Channel-A DIMM 1 type: DDR4 detail: synchronous unbuffered (unregistered) size: 8 GiB speed: 3200 MT/s
           volts: curr: 1.2 width (bits): data: 64 total: 64 manufacturer: Corsair part-no: CMK16GX4M2B3200C16 serial: SECRET-1
           Device-3: Channel-B DIMM 0 type: no module installed
           Device-4: Channel-B DIMM 1 type: DDR4 detail: synchronous unbuffered (unregistered) size: 8 GiB speed: 3200 MT/s
           volts: curr: 1.2 width (bits): data: 64 total: 64 manufacturer: Corsair part-no: CMK16GX4M2B3200C16 serial: SECRET-2
CPU:       Info: 6-core model: AMD Ryzen 5 5600 bits: 64 type: MT MCP smt: enabled arch: Zen 3 rev: 2 cache: L1: 384 KiB
           L2: 3 MiB L3: 32 MiB
           Speed (MHz): avg: 2218 high: 3593 min/max: 2200/4468 boost: enabled cores: 1: 2200 2: 3593 3: 2200
           Flags: avx avx2 ht lm nx pae sse sse2 sse3 sse4_1 sse4_2 sse4a ssse3 svm
Graphics:  Device-1: AMD Navi 23 [Radeon RX 6600/6600 XT/6600M] vendor: Sapphire driver: amdgpu v: kernel arch: RDNA-2
           pcie: speed: 16 GT/s lanes: 8 ports: active: DP-1 empty: DP-2,HDMI-A-1 bus-ID: 07:00.0 chip-ID: 1002:73ff
           Device-2: Logitech Webcam C270 driver: snd-usb-audio,uvcvideo type: USB bus-ID: 1-2:3 serial: SECRET-3
           Display: x11 server: X.Org v: 21.1.11 driver: X: loaded: amdgpu dri: radeonsi gpu: amdgpu display-ID: :0 screens: 1
           Monitor-1: DP-1 mapped: DisplayPort-0 model: G24F 2 serial: SECRET-4 res: 1920x1080 hz: 165 dpi: 93 size: 527x296mm
           API: OpenGL v: 4.6 vendor: amd v: mesa glx-v: 1.4 direct-render: yes renderer: AMD Radeon RX 6600 (radeonsi navi23
           LLVM 17.0.6 DRM 3.57 6.8.0-51-generic) device-ID: 1002:73ff
Audio:     Device-1: AMD Navi 21/23 HDMI/DP Audio driver: snd_hda_intel v: kernel bus-ID: 07:00.1
Network:   Device-1: Realtek RTL8111/8168 PCI Express Gigabit Ethernet vendor: Gigabyte driver: r8169 v: kernel
           IF: enp5s0 state: up speed: 1000 Mbps duplex: full mac: SECRET-mac
           IP v4: SECRET-ip type: dynamic scope: global
Drives:    Local Storage: total: 2.73 TiB used: 812.31 GiB (29.1%)
           ID-1: /dev/nvme0n1 vendor: Samsung model: SSD 990 EVO Plus 1TB size: 931.51 GiB speed: 63.2 Gb/s lanes: 4 type: SSD
           serial: SECRET-5 rev: 2B2QKXG7 temp: 38.9 C
           ID-2: /dev/sda vendor: Seagate model: ST2000DM008-2FR102 size: 1.82 TiB speed: 6.0 Gb/s type: HDD rpm: 7200 serial: SECRET-6
           ID-3: /dev/sdb type: USB vendor: SanDisk model: Cruzer Blade size: 14.91 GiB serial: SECRET-7
Partition: ID-1: / size: 915.82 GiB used: 512.1 GiB (55.9%) fs: ext4 dev: /dev/nvme0n1p2 label: SECRET-label uuid: SECRET-uuid
Swap:      ID-1: swap-1 type: file size: 2 GiB used: 0 KiB (0.0%) file: /swapfile
Sensors:   System Temperatures: cpu: 41.2 C mobo: 36.0 C gpu: amdgpu temp: 45.0 C
Info:      Processes: 412 Uptime: 2h 11m Init: systemd v: 255 Packages: 2701 Shell: Bash v: 5.2.21 inxi: 3.3.34`,
    means: [
      'motherboard2',
      'cpu2',
      'ram1',
      ['gpu', 'Sapphire AMD Radeon RX 6600'],
      'monitor4',
      'storage5',
      ['storage', 'Seagate ST2000DM008-2FR102'],
      'os23',
    ],
  },
  {
    tool: 'inxi -Fz in the narrow layout, with the colours of a terminal',
    text: coloured(`System:
  Kernel: 6.14.4-arch1-1 arch: x86_64 bits: 64
  Desktop: KDE Plasma v: 6.3.4 Distro: Arch Linux
Machine:
  Type: Desktop System: Micro-Star product: MS-7D91 v: 1.0
    serial: SECRET-1
  Mobo: Micro-Star model: MAG Z790 TOMAHAWK WIFI (MS-7D91) v: 1.0
    serial: SECRET-2 UEFI: American Megatrends LLC. v: H.A0
    date: 10/11/2024
CPU:
  Info: 20-core (8-mt/12-st) model: Intel Core i7-14700K bits: 64
    type: MST AMCP cache: L2: 28 MiB
  Speed (MHz): avg: 800 min/max: 800/5500:5600:4300
Graphics:
  Device-1: Intel Raptor Lake-S GT1 [UHD Graphics 770] driver: i915 v: kernel
  Device-2: NVIDIA GB203 [GeForce RTX 5080] vendor: ASUSTeK driver: nvidia
    v: 570.144
  Display: wayland server: X.org v: 1.21.1.16 with: Xwayland v: 24.1.6
    compositor: kwin_wayland driver: gpu: nvidia resolution: 1: 2560x1440
  API: OpenGL v: 4.6.0 vendor: nvidia v: 570.144
    renderer: NVIDIA GeForce RTX 5080/PCIe/SSE2
Audio:
  Device-1: Intel Raptor Lake High Definition Audio driver: snd_hda_intel
Network:
  Device-1: Intel Ethernet I226-V driver: igc
  IF: eno1 state: up speed: 2500 Mbps duplex: full mac: SECRET-mac
Drives:
  Local Storage: total: 3.64 TiB used: 1.12 TiB (30.8%)
  ID-1: /dev/nvme0n1 vendor: Western Digital model: WD_BLACK SN850X 2TB
    size: 1.82 TiB
  ID-2: /dev/nvme1n1 vendor: Western Digital model: WD_BLACK SN850X 2TB
    size: 1.82 TiB
  Optical-1: /dev/sr0 vendor: HL-DT-ST model: BD-RE WH16NS60
Partition:
  ID-1: / size: 1.79 TiB used: 1.1 TiB fs: btrfs dev: /dev/dm-0
Info:
  Memory: total: 32 GiB available: 31.08 GiB used: 9.44 GiB (30.4%)
  Processes: 501 Uptime: 4h 2m Shell: Zsh inxi: 3.3.38`),
    means: ['motherboard16', 'cpu17', ['ram', '32 GB RAM'], 'gpu19', 'storage9', 'os29'],
  },
  {
    tool: 'inxi 3.0 of a desktop without the rights to read its memory',
    text: `System:    Host: SECRET-box Kernel: 5.4.0-91-generic x86_64 bits: 64 Desktop: Gnome 3.36.9 Distro: Ubuntu 24.04 LTS
Machine:   Type: Desktop Mobo: ASRock model: B650M-HDV/M.2 serial: <superuser/root required> UEFI: AMI v: 1.30 date: 06/06/2023
CPU:       Topology: 8-Core model: AMD Ryzen 7 7800X3D bits: 64 type: MT MCP L2 cache: 8 MiB
Graphics:  Device-1: AMD Navi 32 [Radeon RX 7700 XT / 7800 XT] driver: amdgpu v: kernel
           Device-2: AMD Raphael driver: amdgpu v: kernel
           OpenGL: renderer: AMD Radeon RX 7800 XT (NAVI32 DRM 3.57.0) v: 4.6
Drives:    Local Storage: total: 931.51 GiB used: 100 GiB (10.7%)
           ID-1: /dev/nvme0n1 vendor: Crucial model: CT1000T500SSD8 size: 931.51 GiB serial: SECRET-1
Info:      Processes: 301 Uptime: 1h 2m Memory: 30.51 GiB used: 3.3 GiB (10.8%) Shell: bash inxi: 3.0.38`,
    means: ['motherboard5', 'cpu6', ['ram', '32 GB RAM'], ['gpu', 'AMD Radeon RX 7800 XT'], 'storage6', 'os1'],
  },
  {
    tool: 'inxi of a laptop',
    text: `System:
  Host: SECRET-book Kernel: 6.8.0-40-generic arch: x86_64 bits: 64
  Desktop: GNOME v: 46.0 Distro: Ubuntu 24.04.1 LTS (Noble Numbat)
Machine:
  Type: Laptop System: LENOVO product: 82RG v: Legion S7 16ARHA7
    serial: SECRET-1
  Mobo: LENOVO model: LNVNB161216 v: SDK0T76463 WIN serial: SECRET-2
Battery:
  ID-1: BAT0 charge: 83.1 Wh (99.4%) model: SMP L21M4PC3 serial: SECRET-3
CPU:
  Info: 8-core model: AMD Ryzen 7 6800H with Radeon Graphics bits: 64
Graphics:
  Device-1: AMD Navi 23 [Radeon RX 6600S/6700S/6800S] driver: amdgpu
  Device-2: AMD Rembrandt [Radeon 680M] driver: amdgpu
  Monitor-1: eDP-1 model: AUO38ED res: 2560x1600
Drives:
  Local Storage: total: 953.87 GiB used: 12 GiB
  ID-1: /dev/nvme0n1 vendor: SK Hynix model: HFS001TEJ9X115N size: 953.87 GiB
Info:
  Memory: total: 16 GiB note: est. available: 14.95 GiB used: 3.11 GiB`,
    means: [['cpu', 'AMD Ryzen 7 6800H'], ['ram', '16 GB RAM'], ['storage', 'SK Hynix HFS001TEJ9X115N'], 'os1'],
  },
];
