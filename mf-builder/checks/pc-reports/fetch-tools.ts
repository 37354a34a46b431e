import type { ReportExample } from './example';

export const fetches: readonly ReportExample[] = [
  {
    tool: 'fastfetch with a picture beside it',
    text: `             .',;::::;,'.                 SECRET-user@SECRET-host
         .';:cccccccccccc:;,.             -----------------------
      .;cccccccccccccccccccccc;.          OS: CachyOS x86_64
    .:cccccccccccccccccccccccccc:.        Host: B850 AORUS ELITE WIFI7 (Default string-CF-ADO)
  .;ccccccccccccc;.:dddl:.;ccccccc;.      Kernel: Linux 6.15.3-2-cachyos
 .:ccccccccccccc;OWMKOOXMWd;ccccccc:.     Uptime: 3 hours, 12 mins
.:ccccccccccccc;KMMc;cc;xMMc;ccccccc:.    Packages: 1411 (pacman), 22 (flatpak)
,cccccccccccccc;MMM.;cc;;WW:;cccccccc,    Shell: fish 4.0.2
:cccccccccccccc;MMM.;cccccccccccccccc:    Display (AW3423DWF): 3440x1440 @ 165 Hz in 34″ [External, HDR] *
:ccccccc;oxOOOo;MMM000k.;cccccccccccc:    Display (DELL S2722DGM): 2560x1440 @ 60 Hz in 27″ [External]
cccccc;0MMKxdd:;MMMkddc.;cccccccccccc;    DE: KDE Plasma 6.4.1
ccccc;XMO';cccc;MMM.;cccccccccccccccc'    WM: KWin (Wayland)
ccccc;MMo;ccccc;MMW.;ccccccccccccccc;     Cursor: breeze (24px)
ccccc;0MNc.ccc.xMMd;ccccccccccccccc;      Terminal: konsole 25.4.2
cccccc;dNMWXXXWM0:;cccccccccccccc:,       CPU: AMD Ryzen 9 9950X3D (32) @ 5.76 GHz
cccccccc;.:odl:.;cccccccccccccc:,.        GPU 1: AMD Radeon RX 9070 XT [Discrete]
ccccccccccccccccccccccccccccc:'.          GPU 2: AMD Radeon Graphics [Integrated]
:ccccccccccccccccccccccc:;,..             Memory: 9.80 GiB / 93.39 GiB (10%)
 ':cccccccccccccccc::;,.                  Swap: 0 B / 93.39 GiB (0%)
                                          Disk (/): 412.52 GiB / 1.82 TiB (22%) - btrfs
                                          Disk (/home/SECRET-user): 1.12 TiB / 1.82 TiB (61%) - btrfs
                                          Physical Disk (Samsung SSD 9100 PRO 2TB): 1.82 TiB [SSD, Fixed]
                                          Physical Disk (SanDisk Ultra): 57.30 GiB [SSD, Removable]
                                          Local IP (enp8s0): SECRET-ip
                                          Locale: de_DE.UTF-8`,
    means: [
      'motherboard10',
      'cpu12',
      ['ram', '96 GB RAM'],
      'gpu16',
      ['monitor', 'AW3423DWF'],
      'monitor5',
      'storage13',
      'os30',
    ],
  },
  {
    tool: 'fastfetch of Windows, with colours',
    text: `\u001b[1m\u001b[36mSECRET\u001b[0m@\u001b[1mSECRET\u001b[0m
----------
\u001b[1m\u001b[36mOS\u001b[0m: Windows 11 Pro (24H2) x86_64
\u001b[36mHost\u001b[0m: MS-7E26 (1.0)
\u001b[36mKernel\u001b[0m: WIN32_NT 10.0.26100.4351
\u001b[36mUptime\u001b[0m: 1 day, 2 hours
\u001b[36mDisplay (MPG321UX OLED)\u001b[0m: 3840x2160 @ 240 Hz in 32″ [External]
\u001b[36mShell\u001b[0m: Windows PowerShell 5.1
\u001b[36mCPU\u001b[0m: AMD Ryzen 7 7800X3D (16) @ 5.05 GHz
\u001b[36mGPU\u001b[0m: NVIDIA GeForce RTX 5090 (31.48 GiB) [Discrete]
\u001b[36mMemory\u001b[0m: 17.13 GiB / 63.13 GiB (27%)
\u001b[36mDisk (C:\\)\u001b[0m: 600.52 GiB / 1.82 TiB (32%) - NTFS`,
    means: [
      ['motherboard', 'MSI MS-7E26'],
      'cpu6',
      ['ram', '64 GB RAM'],
      'gpu20',
      ['monitor', 'MPG321UX OLED'],
      ['os', 'Windows 11 Pro'],
    ],
  },
  {
    tool: 'neofetch',
    text: `            .-/+oossssoo+/-.               SECRET@SECRET
        \`:+ssssssssssssssssss+:\`           -------------
      -+ssssssssssssssssssyyssss+-         OS: Ubuntu 24.04.2 LTS x86_64
    .ossssssssssssssssssdMMMNysssso.       Host: Gigabyte Technology Co., Ltd. A620I AX
   /ssssssssssshdmmNNmmyNMMMMhssssss/      Kernel: 6.8.0-55-generic
  +ssssssssshmydMMMMMMMNddddyssssssss+     Uptime: 42 mins
 /sssssssshNMMMyhhyyyyhmNMMMNhssssssss/    Packages: 2104 (dpkg), 11 (snap)
.ssssssssdMMMNhsssssssssshNMMMdssssssss.   Shell: bash 5.2.21
+sssshhhyNMMNyssssssssssssyNMMMysssssss+   Resolution: 1920x1080
ossyNMMMNyMMhsssssssssssssshmmmhssssssso   DE: GNOME 46.0
ossyNMMMNyMMhsssssssssssssshmmmhssssssso   WM: Mutter
+sssshhhyNMMNyssssssssssssyNMMMysssssss+   Terminal: gnome-terminal
.ssssssssdMMMNhsssssssssshNMMMdssssssss.   CPU: AMD Ryzen 5 8600G w/ Radeon 760M Graphics (12) @ 5.073GHz
 /sssssssshNMMMyhhyyyyhdNMMMNhssssssss/    GPU: AMD ATI Phoenix1
  +sssssssssdmydMMMMMMMMddddyssssssss+     GPU: AMD ATI Radeon RX 7600
   /ssssssssssshdmNNNNmyNMMMMhssssss/      Memory: 4821MiB / 31264MiB`,
    means: ['motherboard21', 'cpu7', ['ram', '32 GB RAM'], ['gpu', 'AMD Radeon RX 7600'], 'os1'],
  },
];
